"""What is said is heard and kept; nobody talks or asks without end, on however many sockets."""

from pathlib import Path

from backroom.server.limits import Limits
from backroom.server.messages import Accepted, Hello, Refused
from backroom.server.proxies import Proxies
from backroom.table.wish import Chat, Ready
from tests.server.house import Guest, open_house, run
from tests.server.test_evening import two_friends


def test_what_is_said_is_heard_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house, two_friends(house) as (one, two, ann, bert):
            text = "<script>alert('x')</script>"
            assert isinstance(await one.wish(Chat(key="1", text=text)), Accepted)
            await two.until(lambda: len(two.lines) == 1)
            assert (two.lines[0].name, two.lines[0].text, two.lines[0].n) == ("Ann", text, 1)
            async with house.socket(ann.table) as line:
                wanda = Guest(line)
                await wanda.say(Hello(name="Wanda"))
                await wanda.until(lambda: len(wanda.lines) == 1)
                assert isinstance(await wanda.wish(Chat(key="w", text="psst", audience="watchers")), Accepted)
                assert isinstance(await wanda.wish(Chat(key="x", text="hello", audience="table")), Refused)
                await wanda.until(lambda: len(wanda.lines) == 2)
            assert isinstance(await two.wish(Chat(key="2", text="hi")), Accepted)
            await one.until(lambda: len(one.lines) == 2)
            assert [(line.n, line.text) for line in one.lines] == [(1, text), (2, "hi")]
        async with open_house(path) as house:
            async with house.guest(ann.table, bert.secret) as again:
                await again.until(lambda: len(again.lines) == 2)
                assert [line.text for line in again.lines] == [text, "hi"]
                known = await again.wish(Chat(key="2", text="hi"))
                assert isinstance(known, Accepted)
            async with house.socket(ann.table) as line:
                late = Guest(line)
                await late.say(Hello(secret=bert.secret, heard=1))
                await late.until(lambda: len(late.lines) == 1)
                assert late.lines[0].text == "hi"

    run(evening())


def test_whoever_talks_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, _, _, _):
            answers = [await one.wish(Chat(key=f"{number}", text="spam")) for number in range(20)]
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(refused) >= 10
            assert "wait" in refused[0].reason

    run(evening())


def test_many_sockets_ask_for_no_more_than_one(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            open_house(tmp_path / "room.db") as house,
            two_friends(house) as (_, two, ann, bert),
            house.guest(ann.table, bert.secret) as phone,
        ):
            answers = [await two.wish(Ready(key=two.key(), ready=bool(n % 2))) for n in range(90)]
            assert isinstance(answers[0], Accepted)
            assert isinstance(answers[-1], Refused)
            assert isinstance(await phone.wish(Ready(key=phone.key())), Refused)

    run(evening())


def test_a_line_of_chat_is_accepted_at_the_number_the_table_has_and_has_its_own_where_it_is_heard(
    tmp_path: Path,
) -> None:
    async def talk() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, two, _, _):
            for number in (1, 2):
                wish = Chat(key=f"{number}", text="hello")
                assert await one.wish(wish) == Accepted(key=wish.key, seq=one.now.seq)
                assert await one.wish(wish) == Accepted(key=wish.key, seq=one.now.seq), "also when it is asked again"
            await two.until(lambda: len(two.lines) == 2)
            assert [line.n for line in two.lines] == [1, 2]

    run(talk())


def test_watchers_at_one_address_leave_the_others_something_to_say(tmp_path: Path) -> None:
    """All watchers share what the journal takes of them; on however many sockets, one address uses a part of it."""
    ann, bob = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}

    async def evening() -> None:
        limits = Limits(watchers_lines_at_once=4, watchers_lines_per_second=1000.0, lines_at_once=2)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=Proxies(any_here=True)) as house:
            table = (await house.open_table(2)).table
            answers = []
            async with house.guest(table, headers=bob) as other:
                for _ in range(3):
                    async with house.guest(table, headers=ann) as watcher:
                        for _ in range(2):
                            line = Chat(key=watcher.key(), text="spam", audience="watchers")
                            answers.append(await watcher.wish(line))
                assert [isinstance(answer, Accepted) for answer in answers] == [True] * 4 + [False] * 2
                assert isinstance(answers[-1], Refused)
                assert "once a minute" in answers[-1].reason
                assert isinstance(await other.wish(Chat(key="1", text="hello", audience="watchers")), Accepted)

    run(evening())
