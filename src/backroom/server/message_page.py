"""Writes the messages of a table's socket as a page for people, from the structs that the server reads and sends.

python -m backroom.server.message_page           write docs/messages.md
python -m backroom.server.message_page --check   say whether it is up to date
"""

import ast
import sys
from pathlib import Path
from typing import Final

from backroom.server.contract import MESSAGES, SOURCE, Contract

TARGET: Final = SOURCE.parent / "docs/messages.md"
HEAD: Final = """\
# Messages

Every message of a table's socket, `/api/tables/{table}/live`: JSON text, told apart by `type`. How they play together
stands in [protocol](protocol.md); the HTTP API is described by `/api/openapi.json`. A field with a default may be left
out by a client; the server sends every field. Views and events are those of the games
([FBI](../src/backroom/games/fbi/view.py), for one); the same types in TypeScript are in
[`messages.ts`](../web/src/lib/contract/messages.ts).

Generated from [`messages.py`](../src/backroom/server/messages.py) by `make contract`. Do not edit.
"""
IN: Final = "## What a client says"
OUT: Final = "## What the table says"
PARTS: Final = "## What they are made of"
GAMES: Final = {"AnyView": "the game's View", "AnyEvent": "an event of the game"}


class Page(Contract):
    def write_page(self) -> str:
        said, told = self._members("ClientMessage"), self._members("ServerMessage")
        parts = [name for name in self.order if name in self._parts([*said, *told])]
        blocks = [
            HEAD,
            IN,
            *map(self._message, said),
            OUT,
            *map(self._message, told),
            PARTS,
            *map(self._message, parts),
        ]
        return "\n".join(f"{block.rstrip()}\n" for block in blocks)

    def _members(self, name: str) -> list[str]:
        """The structs of a union in its order, the unions within it opened."""
        if name in self.classes:
            return [name]
        return [each for word in _union(self.aliases[name]) for each in self._members(word)]

    def _parts(self, messages: list[str]) -> set[str]:
        """What the messages mention, down to the games' own types."""
        found: set[str] = set()
        waiting = list(messages)
        while waiting:
            for word in self._mentioned(waiting.pop()):
                if word not in found and word not in GAMES and word not in messages:
                    found.add(word)
                    waiting.append(word)
        return found

    def _message(self, name: str) -> str:
        if name in self.aliases:
            return f"### {name}\n\n{self._words(self.aliases[name])}\n"
        tag = self._tag(name)
        title = f"### `{tag[1]}`" if tag else f"### {name}"
        doc = " ".join((ast.get_docstring(self.classes[name]) or "").split())
        rows = [self._row(owner, field) for owner, field in self._fields(name)]
        table = ["| field | type | |", "|---|---|---|", *rows] if rows else []
        return "\n".join([title, "", *([doc, ""] if doc else []), *table])

    def _row(self, owner: str, field: ast.AnnAssign) -> str:
        assert isinstance(field.target, ast.Name)
        remark = self._lines[owner][(field.end_lineno or field.lineno) - 1].partition("  # ")[2]
        default = f"; by default {_shown(field.value)}" if field.value is not None else ""
        kind = self._words(field.annotation)
        return f"| `{field.target.id}` | {kind}{default} | {remark.replace('|', chr(92) + '|')} |"

    def _words(self, node: ast.expr) -> str:
        """A type in words."""
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                plain = {"int": "number", "float": "number", "str": "text", "bool": "true or false"}
                return plain.get(name) or GAMES.get(name) or self._link(name)
            case ast.BinOp(left=left, right=right):
                return f"{self._words(left)} or {self._words(right)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
                values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                return ", ".join(f"`{ast.literal_eval(value)}`" for value in values)
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[inner, ast.Constant()])):
                return f"list of {self._words(inner)}"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
                return f"[{', '.join(self._words(item) for item in items)}]"
            case ast.Subscript(value=ast.Name(id="dict")):
                return "object"
        return f"`{ast.unparse(node)}`"

    def _link(self, name: str) -> str:
        tag = self._tag(name) if name in self.classes else None
        return f"[{name}](#{(tag[1] if tag else name).lower()})"


def _union(node: ast.expr) -> list[str]:
    match node:
        case ast.BinOp(left=left, right=right):
            return _union(left) + _union(right)
        case ast.Name(id=name):
            return [name]
    return []


def _shown(value: ast.expr) -> str:
    text = ast.unparse(value)
    plain = {"True": "true", "False": "false", "None": "null"}
    return plain.get(text, f"`{text}`")


def generate() -> str:
    page = Page()
    page.read(MESSAGES)
    return page.write_page()


def main(arguments: list[str], target: Path = TARGET) -> int:
    text = generate()
    if arguments != ["--check"]:
        target.write_text(text, "utf-8")
        print(f"wrote {target}")
    elif not target.exists() or target.read_text("utf-8") != text:
        print(f"{target} is stale: the messages have changed. Run `make contract`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
