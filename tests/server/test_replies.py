"""What is said again under one key is answered once to everybody who said it."""

from backroom.server.messages import Accepted, Refused
from backroom.server.replies import MOST, Replies

DONE = Accepted(key="k", seq=3)


def test_the_first_and_the_last_who_said_it_are_answered_however_many_there_were() -> None:
    heard: list[int] = []
    replies = Replies(lambda _: heard.append(-1))
    for number in range(5000):
        replies.add(lambda _, number=number: heard.append(number))  # type: ignore[misc]
    replies(DONE)
    assert heard == [-1, *range(5000 - MOST, 5000)]


def test_who_comes_after_the_answer_has_it_at_once() -> None:
    heard: list[Accepted | Refused] = []
    replies = Replies(heard.append)
    replies(DONE)
    replies.add(heard.append)
    assert heard == [DONE, DONE]
