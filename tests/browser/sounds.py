"""What a page lets be heard: the pitches it plays, whether or not there is a loudspeaker."""

from playwright.sync_api import BrowserContext

LISTEN = """(() => {
    window.sounded = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (pitch, at) {
        window.sounded.push(pitch);
        return set.call(this, pitch, at);
    };
})()"""
TURN = 587  # a turn is called
WORD = 392  # a word comes in


def listen(context: BrowserContext) -> None:
    """From the next page on."""
    context.add_init_script(LISTEN)


def heard(pitch: int) -> str:
    """A script that says whether it was played."""
    return f"() => window.sounded.includes({pitch})"
