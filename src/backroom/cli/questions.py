"""What is asked of whoever plays in the terminal, by game and phase."""

from typing import Final

from backroom.core.view import View

QUESTIONS: Final[dict[str, dict[str, str]]] = {
    "fbi": {
        "release": "Which card do you let go, if any? The higher it is, the sooner you arrest.",
        "choose": "Which two agents do you keep, in secret? 2x acts as the other one again.",
        "arrest": "Which criminal do you arrest?",
    },
    "criminals": {
        "talk": "What do you say?",
        "ballot": "Whom do you accuse, in secret?",
        "discussion": "Whom do you accuse, or what do you say?",
        "call": "The final call: whom do you accuse, or what do you say?",
        "grace": "The accusations stand: do you withdraw yours?",
        "decision": "You are sold out: do you pass it on, or snitch?",
    },
    "inkognito": {
        "locations": "Where do you go?",
        "meetings": "You meet somebody: what do you do?",
        "answer": "You were asked: which card do you show?",
        "name": "Who is who?",
    },
    "getaway": {"ready": "START comes soon.", "race": "Which card do you lay on the top one?"},
    "sleepers": {
        "place": "Where does a spy go?",
        "act": "What do you do in your turn?",
        "offer": "What is in the offer?",
        "answer": "Do you take the offer?",
        "discard": "Which card do you discard?",
        "draft": "Which card do you keep?",
    },
}


def question(view: View) -> str:
    """In a word or two; a phase of a game that has none is asked plainly."""
    game, phase = str(view.__struct_config__.tag), str(getattr(view, "phase", ""))
    return QUESTIONS.get(game, {}).get(phase, "What do you do?")
