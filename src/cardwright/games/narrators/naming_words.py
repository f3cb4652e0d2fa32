"""Names in sentences: whose something is, and who does what."""

from __future__ import annotations

from cardwright.games.told import Told, tell


def possessive(name: str) -> str:
    """Ana → Ana's, You → your."""
    return "your" if name == "You" else f"{name}'s"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def uncapital(text: str) -> str:
    """You draw → you draw; other names keep their capital."""
    return "y" + text[1:] if text == "You" or text.startswith("You ") else text


def owned(name: str, owner: str) -> Told:
    """A card with its owner: Pony of Ana, your Pony."""
    return tell("owned", f"your {name}" if owner == "You" else f"{name} of {owner}", card=name, owner=owner)


def things_of(names: list[str], owner: int, actor: int, thing: str) -> Told:
    """Somebody's hand, deck, score pile, said of something that ``actor`` does: your deck, their deck, Ana's deck."""
    text = f"{whose_of(names, owner, actor)} {thing}"
    message = "their" if owner == actor and names[owner] != "You" else "whose"
    return tell(f"{message}-{thing.replace(' ', '-')}", text, owner=names[owner])


def whose_of(names: list[str], owner: int, actor: int) -> str:
    """Whose thing it is, said of something that ``actor`` does: your, their, Ana's."""
    return "their" if owner == actor and names[owner] != "You" else possessive(names[owner])


def with_below(number: int) -> str:
    """How many cards go with the top card of a character."""
    return "" if number == 0 else f", with the {'card' if number == 1 else f'{number} cards'} below it"


def form(name: str, verb: str) -> str:
    """The form of a verb for a name."""
    if name == "You":
        return verb
    return f"{verb}es" if verb.endswith(("ch", "sh", "s")) else f"{verb}s"


def say(name: str, verb: str) -> str:
    """A name with its verb: Ana draws, You draw."""
    return f"{name} {form(name, verb)}"
