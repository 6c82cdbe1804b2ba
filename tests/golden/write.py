"""`make golden`: write the golden games anew. Read the difference before you commit it: it is a change of the rules."""

from tests.golden.telling import FOLDER, GAMES, told

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        golden.path.write_text(told(golden), "utf-8")
        print(golden.path.name)
