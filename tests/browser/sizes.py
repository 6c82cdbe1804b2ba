"""Windows of several sizes and languages, for tests that look at one page in all of them."""

import pytest

Size = tuple[int, int, str]
"""Width, height and language."""


def at(*sizes: Size) -> pytest.MarkDecorator:
    """The `page` of a test, in a window of each width and height, for a reader of each language."""
    return pytest.mark.parametrize(
        "page", sizes, ids=[f"{width}-{locale}" for width, _, locale in sizes], indirect=True
    )
