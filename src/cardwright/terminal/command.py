"""The command ``cardwright play``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

if TYPE_CHECKING:
    from cardwright.terminal.session import Session


def play(
    game: str = "unicorns",
    *,
    seats: int | None = None,
    bots: str | None = None,
    seed: str | None = None,
    set: Annotated[list[Path] | None, Parameter(negative=())] = None,
    set_instead: Annotated[list[Path] | None, Parameter(negative=())] = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    deck: str | None = None,
    against: str | None = None,
    data: Path | None = None,
    daily: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    now: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    plain: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    resume: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    save: Path | None = None,
) -> int:
    """Play a game in the terminal: you at seat A, bots at the others.

    Parameters
    ----------
    game
        The game to play.
    seats
        The number of players, you included (default: 4, or what the game is for).
    bots
        How the bots play: easy, normal (default), hard or expert; one word for all or one for each with commas.
    seed
        A word or number that decides all chance; the same seed and answers give the same game.
    set
        A file with cards of your own that are added to the game; may be given several times.
    set_instead
        A file with cards of your own that take the place of the built-in ones.
    option
        A rule option as name=value; may be given several times. The word list shows them all.
    deck
        Your deck, where players bring one: a file with a list of cards, a starter deck, or the name of a player of
        "cardwright narrators deck".
    against
        The deck of the other player: the same, or random for a starter deck with as many boosters as yours has.
    data
        A data file of your own in place of the built-in one, for games that are made from one (wizard).
    daily
        Play the game of the day: the same for everybody, with a result to share (wizard).
    now
        Start at once with the usual options; nothing is asked first.
    plain
        Play in plain text, line by line (also chosen when the input or output is no terminal).
    resume
        Go on with the last match, or with the one in the file of --save.
    save
        Where the match is saved after every answer (default: a file for each game in the folder for state).
    """
    from cardwright.kernel.errors import BadInput
    from cardwright.language.setfile import FaultyFile
    from cardwright.terminal.look import look_for
    from cardwright.terminal.opening import add_data, make_daily
    from cardwright.terminal.plain import forgive_streams, run_plain

    try:
        if option == ["list"]:
            return _list_options(game)
        whole_screen = not plain and sys.stdin.isatty() and sys.stdout.isatty()
        if not whole_screen:
            forgive_streams()
        given: dict[str, object] = {"--seats": seats, "--seed": seed, "--set": set, "--set-instead": set_instead}
        given |= {"--option": option, "--data": data, "--deck": deck, "--against": against}
        if resume:
            for name, value in (given | {"--daily": daily}).items():
                if value:
                    raise BadInput(f"--resume goes on with a match as it was set up; leave {name} away")
            session = _resumed(game, save, bots or "")
        else:
            setup = _setup(game, seats, option or [], set or [], set_instead or [], bots)
            if deck or against:
                from cardwright.collection.choosing import choose_decks

                setup["decks"] = choose_decks(setup, deck or "", against or "", seed or "")
            if data is not None:
                add_data(setup, data)
            if daily:
                seed = make_daily(setup, given)
            if not (daily or now or _asked_first(setup, whole_screen)):
                return 0
            session = _new(setup, seed or "", save)
        look_for(session)
    except FaultyFile as error:
        print(error, file=sys.stderr)
        return 2
    except BadInput as error:
        print(f"cardwright play: {error}", file=sys.stderr)
        return 2
    if whole_screen:
        from cardwright.terminal.screen import run_screen

        run_screen(session)
    else:
        run_plain(session)
    return 0


def _asked_first(setup: dict[str, Any], whole_screen: bool) -> bool:
    """Ask what the game has to ask before it begins and was not told; False if the human leaves."""
    from cardwright.games.registry import game_entry
    from cardwright.terminal.starting import Starting, ask_plain

    entry = game_entry(setup["game"])
    options = entry.asked_first(setup) if entry.asked_first is not None else []
    starting = Starting(entry.title, [option for option in options if option.name not in setup.get("options", {})])
    if not starting.options:
        return True
    if whole_screen:
        from cardwright.terminal.start_screen import StartApp

        begins = bool(StartApp(starting).run())
    else:
        begins = ask_plain(starting, sys.stdin, sys.stdout)
    setup["options"] = {**setup.get("options", {}), **starting.chosen}
    return begins


def _list_options(game: str) -> int:
    from cardwright.games.registry import game_entry
    from cardwright.games.rule_option import told_options

    print("\n".join(told_options(game_entry(game).options)))
    return 0


def _setup(
    game: str, seats: int | None, options: list[str], sets: list[Path], instead: list[Path], bots: str | None
) -> dict[str, Any]:
    from cardwright.terminal.opening import DEFAULT_BOT, new_setup

    return new_setup(game, seats, options, sets, instead, bots or DEFAULT_BOT)


def _new(setup: dict[str, Any], seed: str, save: Path | None) -> Session:
    from cardwright.terminal.opening import open_new
    from cardwright.terminal.places import last_match

    return open_new(setup, seed, save or last_match(setup["game"]))


def _resumed(game: str, save: Path | None, bots: str) -> Session:
    from cardwright.games.registry import game_entry
    from cardwright.terminal.opening import open_saved
    from cardwright.terminal.places import last_match

    game_entry(game)
    return open_saved(save or last_match(game), bots)
