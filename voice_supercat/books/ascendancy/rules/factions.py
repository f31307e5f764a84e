"""Who plays the game: the factions of the A.I., whose turn or matter it is, and what they are called."""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .printed import recall_components

INTERCEPTING = "andorian"
"""The faction that may take the research of others."""


def on_new_game(draft: Draft, options: dict[str, str]) -> None:
    """The factions that the option names, in that order. Raises ProcedureFault for any that cannot play."""
    known = draft[v.every_faction]
    names = tuple(options["factions"].lower().replace(",", " ").split())
    if not names or len(set(names)) < len(names) or not set(names) <= set(known):
        raise ProcedureFault(f'factions="{options["factions"]}": give different factions of {", ".join(known)}.')
    _play(draft, names)
    recall_components(draft, options["known_components"])


def _play(draft: Draft, names: tuple[str, ...]) -> None:
    draft[v.factions] = names
    draft[v.faction] = names[0]


def factions_left(view: View) -> tuple[str, ...]:
    """Those that can still be named before the game."""
    return tuple(name for name in view[v.every_faction] if name not in view[v.new_factions])


def play_faction(draft: Draft, name: str) -> None:
    """It is one of the game; they play in the order they are named."""
    draft[v.new_factions] = (*draft[v.new_factions], name)
    _play(draft, draft[v.new_factions])


def events(view: View) -> tuple[str, ...]:
    """What the player can tell of between turns; of research only where someone may take it."""
    told = view[v.events_told]
    return told if INTERCEPTING in view[v.factions] else tuple(event for event in told if event != "research_taken")


def faction_unclear(view: View) -> bool:
    """Whether the player must say which faction it is about."""
    return len(view[v.factions]) > 1 and view[v.event] not in ("bot_turn", "research_taken")


def turn_of_first(draft: Draft) -> None:
    """The A.I. factions play after all players, in the order they were named."""
    draft[v.order] = 0
    draft[v.faction] = draft[v.factions][0]


def turn_of_next(draft: Draft) -> None:
    """The next faction."""
    draft[v.order] += 1
    draft[v.faction] = draft[v.factions][draft[v.order] % len(draft[v.factions])]


def more_factions(view: View) -> bool:
    """Whether another faction follows."""
    return view[v.order] < len(view[v.factions])


def several_factions(view: View) -> bool:
    """Whether it is told whose turn ends."""
    return len(view[v.factions]) > 1


def has_winner(view: View) -> bool:
    """Whether any faction has won. ascendancy/general-notes/2"""
    return bool(_winners(view))


def matter_of_winner(draft: Draft) -> None:
    """It is the matter of the faction that has won."""
    draft[v.faction] = _winners(draft)[0]


def _winners(view: View) -> list[str]:
    return [name for name in view[v.factions] if view[v.ascendancy.of(name)] >= view[v.winning_ascendancy]]


def always(_: View) -> bool:
    """Holds steps together that belong to one way of reading only."""
    return True


def an_adjective(view: View) -> str:
    """The adjective with its article."""
    word = view[v.adjective.of(view[v.faction])]
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


def whose_in_short(view: View) -> str:
    """After a few times they are named only where there are several."""
    return f"{view[v.people.of(view[v.faction])]}: " if len(view[v.factions]) > 1 else ""


def all_people(view: View) -> str:
    """The A.I. factions of the game."""
    return " and ".join(view[v.people.of(name)] for name in view[v.factions])


def what_to_say(view: View) -> str:
    """What can be said between their turns, with an example in the first round."""
    if view[v.round] > 1:
        return "Say bot turn, or tell what you did"
    return "Say bot turn after all players, or tell what you did, such as: I attack them"
