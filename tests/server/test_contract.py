"""The TypeScript that is generated says what the Python says, and staleness is noticed."""

import re
from pathlib import Path

import msgspec
import pytest

from backroom.server import contract, messages


def test_the_committed_file_is_up_to_date() -> None:
    assert contract.main(["--check"]) == 0


def test_a_stale_or_missing_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(contract, "TARGET", tmp_path / "lib" / "messages.ts")
    monkeypatch.setattr(contract, "REVIEW_TARGET", tmp_path / "lib" / "review.ts")
    assert contract.main(["--check"]) == 1
    assert contract.main([]) == 0
    assert contract.main(["--check"]) == 0
    contract.TARGET.write_text(contract.TARGET.read_text() + "\n")
    assert contract.main(["--check"]) == 1
    assert "is stale" in capsys.readouterr().err


def test_every_struct_of_the_protocol_has_every_field() -> None:
    text = contract.generate()
    structs = [
        thing for thing in vars(messages).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    ]
    assert len(structs) > 15
    for struct in structs:
        if struct is messages.Message:
            continue
        body = re.search(rf"export interface {struct.__name__} {{\n(.*?)\n}}", text, re.DOTALL)
        assert body is not None, struct.__name__
        fields = re.findall(r"readonly (\w+)\??:", body[1])
        tag = [struct.__struct_config__.tag_field] if struct.__struct_config__.tag else []
        assert fields == [*tag, *struct.__struct_encode_fields__]


def test_what_a_game_keeps_to_itself_has_no_type() -> None:
    assert "Truth" not in contract.generate()


def test_a_type_without_a_form_is_refused() -> None:
    import ast

    with pytest.raises(contract.Untranslatable, match="bytes"):
        contract.Contract().type(ast.parse("bytes", mode="eval").body)
