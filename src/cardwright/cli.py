"""The command line.

It must start quickly: import what a command needs inside the command, or register the command by name, as in
``app.command("cardwright.terminal.command:play")``.
"""

import os
import sys

from cyclopts import App

from cardwright import __version__
from cardwright.kernel.errors import BadInput

app = App(
    name="cardwright",
    help="A table for card games whose cards rewrite the rules.",
    version=__version__,
)
app.command("cardwright.terminal.command:play", help="Play a game in the terminal, against bots.")
app.command("cardwright.table.command:serve", help="Serve the table to browsers.")
app.command("cardwright.table.command:verify", help="Deal a match again and check its shuffle.")
app.command("cardwright.table.command:schema", show=False)
app.command("cardwright.scenarios.command:rulings", help="Run rulings: positions that say what must be offered and hold.")
app.command("cardwright.workshop.command:app", name="cards", help="Check, explain and list cards.")
app.command("cardwright.arena.command:arena", help="Measure how strong bots are.")
app.command(
    "cardwright.collection.command:app", name="narrators", help="Your decks of Unreliable Narrators: boosters, trades, lists."
)
app.command("cardwright.lab.command:fuzz", help="Play random games and check what must always hold.")
app.command("cardwright.lab.command:bench", help="Measure the speed of a game.")
app.command("cardwright.interfaces.command:spaces", help="List actions and observations for programs that learn.")
app.command("cardwright.lab.hint:hint", help="Say what to do now in a saved match, and why.")
app.command("cardwright.lab.review:review", help="Look back at a match of Unreliable Wizard: chances and mistakes.")
app.command("cardwright.lab.luck:luck", help="Count what chance gave in a match, against what was to be expected.")


def main() -> None:
    """Run the command line with the arguments of the process; input that cannot be read ends it with status 1.

    Where nobody reads the output any more, as behind ``cardwright … | head``, it ends without a word.
    """
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BadInput as error:
        print(error, file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still in the buffer goes nowhere
        sys.exit(1)
