"""Help that fits a terminal of 80 columns and says what people need, not what type of Python's a value is."""

import re
from typing import Any, Final

from typer.core import TyperCommand

TYPE: Final = re.compile(r"(?<=[A-Z]) <[a-z\[\]]+>")
RANGE: Final = re.compile(r";\s+\d+<=x<=\d+(?=\])")
REQUIRED: Final = re.compile(r"\s+\[required\]")


class PlainCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        text = TYPE.sub(lambda found: " " * len(found[0]), super().get_help(ctx))
        return REQUIRED.sub("", RANGE.sub("", text))

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """What must be given stands there as it is, without braces."""
        return [piece.replace("{", "").replace("}", "") for piece in super().collect_usage_pieces(ctx)]
