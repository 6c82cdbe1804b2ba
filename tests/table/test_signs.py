"""Names and lines in the scripts of the world, and what is made of their marks and joiners to spoil a page."""

import unicodedata

import pytest

from backroom.table.names import BadName, alike, fold, settle_line, settle_name

ZWNJ, ZWJ, PICTURE = "\u200c", "\u200d", "\ufe0f"
BLACK_FLAG, END_OF_TAGS = "\U0001f3f4", "\U000e007f"


def flag_of(part: str) -> str:
    return BLACK_FLAG + "".join(chr(0xE0000 + ord(letter)) for letter in part) + END_OF_TAGS


ALI_REZA = f"علی{ZWNJ}رضا"
ENGLAND = flag_of("gbeng")
RAINBOW = f"\U0001f3f3{PICTURE}{ZWJ}\U0001f308"
PIRATES = f"{BLACK_FLAG}{ZWJ}\u2620{PICTURE}"
FAMILY = ZWJ.join(("\U0001f468\U0001f3fb", "\U0001f469\U0001f3fd", "\U0001f467\U0001f3fe", "\U0001f466\U0001f3ff"))
KISS = ZWJ.join(("\U0001f469\U0001f3fd", f"\u2764{PICTURE}", "\U0001f48b", "\U0001f468\U0001f3ff"))
KATSURAGI = "葛\U000e0100城"

PEOPLE = {
    "Thai": ["สมชาย", "ศักดิ์สิทธิ์", "น้ำฝน", "ผู้ใหญ่ที่รัก"],
    "Lao": ["ສີສະຫວັນ", "ນ້ຳຂອງ"],
    "Tibetan": ["བསྟན་འཛིན་རྒྱ་མཚོ", "སྤྲུལ་སྐུ", "ཤྲཱི", "ཧཱུྃ"],
    "Devanagari": ["लक्ष्मी", "सिद्धार्थ", "इज़्ज़त", "कार्त्स्न्य", f"दर्{ZWJ}या"],
    "Bengali": ["কৃষ্ণেন্দু", f"র{ZWJ}্যাচেল"],
    "Tamil": ["கார்த்திக்", "ஆர்ட்ஸ்ட்ஷ்ராங்க்"],
    "Telugu": ["లక్ష్మీకాంత్"],
    "Malayalam": [f"മോഹന്{ZWJ}", "ശ്രീകുമാർ"],
    "Sinhala": [f"ශ්{ZWJ}රීමත්", "සෝමේ"],
    "Burmese": ["ကျော်ကျော်ကျော်ကျော်", "ရွှေရွှံ့", "မျှော်"],
    "Khmer": ["ស្រីពេជ្រ", "ស្ត្រី"],
    "Vietnamese": ["Nguyễn Thị Diễm", unicodedata.normalize("NFD", "Nguyễn Thị Ánh Tuyết")],
    "Yoruba": ["Adébáyọ̀", "Ọlọ́runtọ́bi"],
    "Greek": ["Ἀθηνᾶ", unicodedata.normalize("NFD", "ᾯδή")],
    "Hebrew": ["שָּׁאוּל", "הַשָּׁ֑מֶשׁ", "יְרוּשָׁלִַ֗ם"],
    "Arabic": ["مُحَمَّد", "عَبْدُ اللّٰه"],
    "Persian": [ALI_REZA],
    "Korean": ["김민준", unicodedata.normalize("NFD", "김민준")],
    "Japanese": ["山田太郎", KATSURAGI],
    "pictures": [f"1{PICTURE}\u20e3", RAINBOW, PIRATES, FAMILY, KISS, ENGLAND, f"Sam {ENGLAND}"],
}


@pytest.mark.parametrize(("script", "name"), [(script, name) for script, names in PEOPLE.items() for name in names])
def test_people_are_called_and_speak_as_they_write(script: str, name: str) -> None:
    assert settle_name(name) == unicodedata.normalize("NFC", name)
    assert settle_line(f"{name}, {name}!") == unicodedata.normalize("NFC", f"{name}, {name}!")


TOWERS = {
    "Latin, above": "A" + "\u0301\u0302\u0303",
    "Latin, everywhere": "A" + "\u0301\u0302\u0323\u0324\u0334",
    "composed, and more": "ế\u0303",
    "Arabic": "م" + "\u064e" * 3,
    "Thai": "ก" + "\u0e34\u0e35\u0e36\u0e37",
    "Lao": "ກ" + "\u0eb4" * 4,
    "Devanagari": "क" + "\u0947\u0948\u0902\u0901",
    "Tibetan": "ཀ" + "\u0f90\u0f91\u0f92\u0f93",
    "rings": "a" + "\u20dd\u20de\u20df\u20e0",
    "Cyrillic millions": "a" + "\u0489" * 4,
    "beside the letter": "க" + "\u0bbe" * 7,
    "musical stems": "\U0001d157" + "\U0001d165" * 3,
    "letters in letters": "ក" + "\u17d2ក" * 7,
    "letters in letters, by joiners": "ක" + "\u0dca\u200dක" * 7,
    "letters in letters, with the unseen between": "ក" + "\u034f\u17d2ក" * 7,
    "dotted letters in letters": "\u0915\u093c" + "\u094d\u0915\u093c" * 7,
    "people in people": ZWJ.join("\U0001f468" * 6),
    "people in people, with marks between": f"\u0301{ZWJ}".join("\U0001f468" * 6),
}
UNSEEN_BETWEEN = ["\u034f", ZWNJ, ZWJ, PICTURE, "\ufe00", "\U000e0100", "\u180b", "\u3164", "\u17b4", "\u2800"]


@pytest.mark.parametrize("tower", TOWERS.values(), ids=TOWERS)
def test_towers_are_neither_names_nor_said(tower: str) -> None:
    for text in (tower, f"Ann {tower} Ann", f"{tower}."):
        with pytest.raises(BadName):
            settle_name(text)
        with pytest.raises(BadName):
            settle_line(text)


@pytest.mark.parametrize("unseen", UNSEEN_BETWEEN, ids=ascii)
@pytest.mark.parametrize("mark", ["\u0302", "\u0e34", "\u0489"], ids=ascii)
def test_what_is_unseen_begins_no_new_heap(mark: str, unseen: str) -> None:
    with pytest.raises(BadName):
        settle_name("A" + (mark * 2 + unseen) * 3)
    with pytest.raises(BadName):
        settle_line("A" + (mark * 2 + unseen) * 3)


@pytest.mark.parametrize(
    "marks", ["\u0301", "\u0e34\u0e48", "\u093e", "\u20dd", "\u0301Ann", "\u3164\u0301", "\u2800\u0301"]
)
def test_marks_need_something_to_stand_on(marks: str) -> None:
    with pytest.raises(BadName):
        settle_name(marks)
    with pytest.raises(BadName):
        settle_line(marks)


@pytest.mark.parametrize(
    "wide", ["\ufdfd", "\ufd40", "\ufdfb", "\u2e3a", "\u2e3b", "\ua9c5", "\U00012219", "\U0001242b"]
)
def test_a_sign_as_wide_as_a_word_is_said_but_nobody_is_called_so(wide: str) -> None:
    with pytest.raises(BadName):
        settle_name(wide)
    with pytest.raises(BadName):
        settle_name(f"Ann {wide}")
    assert settle_line(wide) == wide


@pytest.mark.parametrize("name", ["W" * 20, "龍" * 20])
def test_twenty_signs_of_the_usual_width_fit(name: str) -> None:
    assert settle_name(name) == name


IDLE = {
    "at the end": (f"Ann{ZWJ}", "Ann"),
    "at the beginning": (f"{ZWNJ}Ann", "Ann"),
    "between Latin letters": (f"A{ZWNJ}n{ZWJ}n", "Ann"),
    "before a space": (f"علی{ZWNJ} رضا", "علی رضا"),
    "after a space": (f"Ann {ZWJ}\u094d", "Ann \u094d"),
    "after a Latin letter": (f"Ann{ZWNJ}رض", "Annرض"),
    "before an emoji": (f"Ann{ZWJ}\U0001f468", "Ann\U0001f468"),
    "twice": (f"علی{ZWNJ}{ZWNJ}رضا", ALI_REZA),
    "beside an emoji": (f"\U0001f468{ZWJ}Ann", "\U0001f468Ann"),
    "not to join emoji": (f"\U0001f468{ZWNJ}\U0001f469", "\U0001f468\U0001f469"),
    "between a letter and its mark": (f"Z{ZWJ}\u030cofie", "Žofie"),
    "a second selector": (f"\u2764{PICTURE}\ufe0e", f"\u2764{PICTURE}"),
    "a second form of a name": ("葛\U000e0100\U000e0101", "葛\U000e0100"),
    "a selector after a blank": (f"Ann \u3164{PICTURE}Ann", "Ann \u3164Ann"),
    "a selector after a space": (f"A {PICTURE}B", "A B"),
    "a selector after a mark": (f"q\u0301{PICTURE}", "q\u0301"),
    "a selector of nothing": (f"{PICTURE}Ann", "Ann"),
}


@pytest.mark.parametrize(("typed", "shown"), IDLE.values(), ids=IDLE)
def test_what_joins_or_chooses_nothing_is_left_out(typed: str, shown: str) -> None:
    assert settle_name(typed) == shown
    assert settle_line(typed) == shown
    assert alike(typed, shown)


HALF_FLAGS = {
    "without an end": ENGLAND[:-1],
    "without a flag": ENGLAND[1:],
    "after a letter": f"A{ENGLAND[1:]}",
    "of less than a country": flag_of("gb"),
    "of nothing": BLACK_FLAG + END_OF_TAGS,
    "of a whole letter": flag_of("meetmeatnine"),
    "with another end": ENGLAND + END_OF_TAGS,
}


@pytest.mark.parametrize("text", HALF_FLAGS.values(), ids=HALF_FLAGS)
def test_tags_make_a_flag_or_are_refused(text: str) -> None:
    with pytest.raises(BadName):
        settle_name(text)
    with pytest.raises(BadName):
        settle_line(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ALI_REZA, "علیرضا"),
        (KATSURAGI, "葛城"),
        (f"\u2764{PICTURE}", "\u2764\ufe0e"),
        (f"1{PICTURE}\u20e3", "1\u20e3"),
        (f"മോഹന്{ZWJ}", "മോഹന്"),
        (ENGLAND, BLACK_FLAG),  # where a screen has no picture of England, the flag is black
        (ENGLAND, flag_of("gbsct")),
    ],
)
def test_what_joins_and_chooses_makes_nobody_another(one: str, other: str) -> None:
    assert alike(one, other)
    assert fold(one) == fold(other)


@pytest.mark.parametrize("flood", [" ", PICTURE, ZWJ, "\u0301\u0323"], ids=ascii)
def test_a_flood_is_refused_before_it_is_settled(flood: str) -> None:
    with pytest.raises(BadName):
        settle_name("Ann" + flood * 80)
    with pytest.raises(BadName):
        settle_line("Ann" + flood * 1200)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("山田\u3000太郎", "山田 太郎"), ("Ann\u00a0Lee", "Ann Lee"), ("Ann\u200e", "Ann"), ("An\u00adna", "Anna")],
    ids=ascii,
)
def test_what_a_keyboard_or_a_copy_leaves_is_set_right(typed: str, shown: str) -> None:
    assert settle_name(typed) == shown


@pytest.mark.parametrize("blank", ["\U0001d159", "\U00016fe4", "\u2d7f"], ids=ascii)
def test_what_nobody_sees_is_no_name_and_makes_nobody_another(blank: str) -> None:
    with pytest.raises(BadName):
        settle_name(blank)
    assert alike("Ann", f"Ann{blank}")


def test_a_flood_is_folded_no_further_than_a_name_can_be() -> None:
    assert len(fold("\u0344\u0327\u0316" * 1000)) <= 2 * 80
