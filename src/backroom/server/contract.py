"""Writes the protocol as TypeScript, from the sources of the messages and of every game's views and stories.

    python -m backroom.server.contract           write web/src/lib/contract/messages.ts and review.ts
    python -m backroom.server.contract --check   say whether they are up to date

It reads the sources and not the classes, so that the names of types (`Card`, `Phase`) are the same in both languages.
"""

import ast
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2]
TARGET: Final = SOURCE.parent / "web/src/lib/contract/messages.ts"
REVIEW_TARGET: Final = SOURCE.parent / "web/src/lib/contract/review.ts"
MESSAGES: Final = "backroom.server.messages"
REVIEW: Final = "backroom.server.review_messages"
HEAD: Final = """\
/**
 * Every message between a table and those who sit at it or watch it.
 *
 * Generated from `server/messages.py` by `make contract`. Do not edit.
 */
"""
REVIEW_HEAD: Final = """\
/**
 * What can be asked about a game that is over.
 *
 * Generated from `server/review_messages.py` by `make contract`. Do not edit.
 */
"""
PLAIN: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null"}


class Untranslatable(Exception):
    """A type that has no form here yet."""


class Contract:
    """The definitions found in the sources, in the order in which they are to be written."""

    def __init__(self) -> None:
        self.classes: dict[str, ast.ClassDef] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.order: list[str] = []
        self._lines: dict[str, list[str]] = {}
        self._read: set[str] = set()

    def read(self, module: str) -> None:
        """A module, after those of ours that it imports."""
        if module in self._read:
            return
        self._read.add(module)
        source = (SOURCE / f"{module.replace('.', '/')}.py").read_text("utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("backroom."):
                self.read(node.module or "")
            elif isinstance(node, ast.ClassDef):
                self._define(node.name, source)
                self.classes[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._define(node.targets[0].id, source)
                self.aliases[node.targets[0].id] = node.value

    def _define(self, name: str, source: str) -> None:
        if name in self._lines:
            raise Untranslatable(f"expected one meaning for each name, got two for {name}")
        self.order.append(name)
        self._lines[name] = source.splitlines()

    def needed(self, module: str = MESSAGES) -> set[str]:
        """What can be sent, and whatever that is made of; not what a game keeps to itself."""
        source = ast.parse((SOURCE / f"{module.replace('.', '/')}.py").read_text("utf-8"))
        own = {node.name for node in source.body if isinstance(node, ast.ClassDef)}
        bases = {base for name in own for base in self._bases(self.classes[name])}
        found: set[str] = set()
        waiting = [*(own - bases), *(name for name in self.aliases if name.endswith("Message"))]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += self._mentioned(name)
        return found

    def write(self) -> str:
        needed = self.needed()
        return "\n".join([HEAD, *[self._write(name) for name in self.order if name in needed]])

    def write_review(self) -> str:
        """Only what the messages have not; the rest is imported from them."""
        live = self.needed()
        own = self.needed(REVIEW) - live
        words = sorted({word for name in own for word in self._mentioned(name)} & live)
        imports = f"import type {{\n{''.join(f'  {word},{chr(10)}' for word in words)}}} from './messages';\n"
        return "\n".join([REVIEW_HEAD, imports, *[self._write(name) for name in self.order if name in own]])

    def _write(self, name: str) -> str:
        if name in self.aliases:
            return f"export type {name} = {self.type(self.aliases[name])};\n"
        doc = ast.get_docstring(self.classes[name])
        comment = f"/** {' '.join(doc.split())} */\n" if doc else ""
        tag = self._tag(name)
        lines = [f"  readonly {tag[0]}: '{tag[1]}';"] if tag else []
        lines += [self._field(owner, field) for owner, field in self._fields(name)]
        return comment + "\n".join([f"export interface {name} {{", *lines, "}\n"])

    def _field(self, owner: str, field: ast.AnnAssign) -> str:
        assert isinstance(field.target, ast.Name)
        _, mark, remark = self._lines[owner][(field.end_lineno or field.lineno) - 1].partition("  # ")
        optional = "" if field.value is None else "?"  # whoever says it may leave it out
        return (
            f"  readonly {field.target.id}{optional}: {self.type(field.annotation)};{' // ' + remark if mark else ''}"
        )

    def _fields(self, name: str) -> list[tuple[str, ast.AnnAssign]]:
        inherited = [field for base in self._bases(self.classes[name]) for field in self._fields(base)]
        own = [node for node in self.classes[name].body if isinstance(node, ast.AnnAssign) and not _of_class(node)]
        return inherited + [(name, node) for node in own]

    def _bases(self, node: ast.ClassDef) -> list[str]:
        return [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in self.classes]

    def _tag(self, name: str) -> tuple[str, str] | None:
        """The field that tells this struct apart, and its value."""
        value = self._keyword(name, "tag")
        waiting = [name]
        while value is not None and waiting:
            current = waiting.pop()
            field = self._keyword(current, "tag_field")
            if field is not None:
                return field, value
            waiting += self._bases(self.classes[current])
        return None

    def _keyword(self, name: str, keyword: str) -> str | None:
        for given in self.classes[name].keywords:
            if given.arg == keyword and isinstance(given.value, ast.Constant):
                return str(given.value.value)
        return None

    def _mentioned(self, name: str) -> list[str]:
        parts = [self.aliases[name]] if name in self.aliases else [f.annotation for _, f in self._fields(name)]
        words = [node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name)]
        return [word for word in words if word in self.classes or word in self.aliases]

    def type(self, node: ast.expr) -> str:
        """A Python type, in TypeScript."""
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name) if name in PLAIN:
                return PLAIN[name]
            case ast.Name(id=name) if name in self.classes or name in self.aliases:
                return name
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.type(left)} | {self.type(right)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
                values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                return " | ".join(f"'{ast.literal_eval(value)}'" for value in values)
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[inner, ast.Constant(value=dots)])) if (
                dots is Ellipsis
            ):
                item = self.type(inner)
                return f"readonly {item if item.isalnum() else f'({item})'}[]"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
                return f"readonly [{', '.join(self.type(item) for item in items)}]"
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
                return f"Readonly<Record<{self.type(key)}, {self.type(value)}>>"
        raise Untranslatable(f"expected a type that has a form in TypeScript, got {ast.unparse(node)}")


def _of_class(node: ast.AnnAssign) -> bool:
    """Whether this is about all of them, and is not sent."""
    return isinstance(node.annotation, ast.Subscript) and ast.unparse(node.annotation.value) == "ClassVar"


def generate() -> str:
    contract = Contract()
    contract.read(MESSAGES)
    return contract.write()


def generate_review() -> str:
    contract = Contract()
    contract.read(REVIEW)
    return contract.write_review()


def main(arguments: list[str]) -> int:
    stale = 0
    for target, text in ((TARGET, generate()), (REVIEW_TARGET, generate_review())):
        if arguments != ["--check"]:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
            print(f"wrote {target}")
        elif not target.exists() or target.read_text("utf-8") != text:
            print(f"{target} is stale: the messages have changed. Run `make contract`.", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
