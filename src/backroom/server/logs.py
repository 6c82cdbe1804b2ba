"""What is noted while serving: who was where and what went wrong, and never a secret, a seed or a card."""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

LogFormat = Literal["text", "json"]
TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"
PAIR: Final = re.compile(r"(\w+)=('[^']*'|\"[^\"]*\"|\S+)")


class JsonLines(logging.Formatter):
    """One object a line; what a message says as name=value has a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
        }
        line |= {name: value.strip("'\"") for name, value in PAIR.findall(message) if name not in line}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def keep_logs(kind: LogFormat) -> None:
    """To stderr, from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
