"""The search for the Portal as it is played: who searches, where a bot does, what is uncovered, what is left."""

from voice_supercat.books.supercat_base.rules.gaining import may_hold
from voice_supercat.books.supercat_base.rules.inference import known_fact
from voice_supercat.books.supercat_base.rules.ledger import spend_one
from voice_supercat.books.supercat_base.rules.selecting import combat_by_resources
from voice_supercat.books.supercat_base.rules.slots_game import who
from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import may_spend, uncovers_clues
from .hiding import draw_hidden_portal
from .portal import (
    CHECK,
    PORTAL,
    Clues,
    cluster_of,
    cubes_on_chart,
    guided_planets,
    planets_in_words,
    possible_planets,
    token_at,
)

_PATHFINDER = "pathfinder"
_NOWHERE = "none"


def search_is_open(view: View) -> bool:
    """Whether it is still to be told how the Portal is searched for."""
    searches = view[v.act] > 1 and view[v.search] != "table" and _searcher(view) is not None
    return searches and not view[v.search_begun]


def search_goes_on(view: View) -> bool:
    """Until the Portal is found, or the last clue is placed."""
    return view[v.search_begun] and view[v.portal] is None and not no_clue_left(view)


def search_failed(view: View) -> bool:
    """Whether it was begun, and the Portal is not found."""
    return view[v.search_begun] and view[v.portal] is None


def no_clue_left(view: View) -> bool:
    """Whether all clues are on the map."""
    return len(view[v.clues]) >= view[v.clue_tokens]


def bot_searches(view: View) -> bool:
    """Whether the bot that plays is the Pathfinder, and has something left to find."""
    return search_goes_on(view) and uncovers_clues(view)


def player_searches(view: View) -> bool:
    """The same of the player whose turn it is."""
    return search_goes_on(view) and _searcher(view) == view[v.seat]


def planets_to_search(view: View) -> tuple[str, ...]:
    """campaign/pathfinder/clue-guidelines/2, or nowhere: where the Flagship of the bot may be."""
    return (*guided_planets(_clues(view)), _NOWHERE)


def planets_without_clue(view: View) -> tuple[str, ...]:
    """Where a player may search, or nowhere: twice on a planet is not allowed."""
    return (*(planet for planet in view[v.planets] if planet not in _clues(view)), _NOWHERE)


def note_planet(draft: Draft, planet: str) -> None:
    """Where clues are uncovered now, if anywhere."""
    draft[v.clue_at] = None if planet == _NOWHERE else planet


def where_to_search(view: View) -> str:
    """The planets of the guidelines, for a question about one of them."""
    return _in_words(guided_planets(_clues(view)), view)


def where_the_portal_may_be(view: View) -> str:
    """The planets that fit all clues."""
    return _in_words(possible_planets(_clues(view)), view)


def cluster_of_clue(view: View) -> str:
    """The cluster in which clues are uncovered now."""
    return cluster_of(view.known(v.clue_at))


def resources_for_clue(view: View) -> tuple[str, ...]:
    """What the bot may have and spend there, as far as it is known; the weapon that its card needs is kept."""
    kinds = (kind for kind in view[v.resources] if may_spend(view, kind) and may_hold(view, kind))
    return tuple(kind for kind in kinds if kind != "weapon" or _has_weapon_to_spare(view))


def has_resource_for_clue(view: View) -> bool:
    """Whether there may be one at all."""
    return bool(resources_for_clue(view))


def may_uncover_clues(view: View) -> bool:
    """There may be one, and the player has not just said that there is none."""
    return has_resource_for_clue(view) and known_fact(view, "clue_resource") is not False


def choose_resource_for_clue(draft: Draft, eligible: tuple[str, ...]) -> None:
    """campaign/decision-making-for-the-bot/6: one of them, by chance."""
    kinds = tuple(dict.fromkeys(eligible))
    if len(kinds) > 1:
        draft[v.resource_for_clue] = kinds[draft.draw(len(kinds)) - 1]
    else:
        draft[v.resource_for_clue] = kinds[0] if kinds else None


def spend_resource_for_clue(draft: Draft) -> None:
    """The bot has one less of it; whether there is another one is not known without the ledger."""
    kind = draft.known(v.resource_for_clue)
    spend_one(draft, kind)
    draft.forget([f"{kind} of {draft[v.bot]}"])


def uncover_by_cubes(draft: Draft) -> None:
    """campaign/pathfinder/find-the-portal-minigame-cube-bag/sequence-of-play: one of the cubes in the bag."""
    bag = tuple(cubes_on_chart(draft.known(v.clue_at), _clues(draft)).values())
    nth = draft.draw(len(bag), f"clue {len(draft[v.clues]) + 1}")  # so no correction of what was before changes it
    _note_token(draft, bag[nth - 1])


def uncover_by_tiles(draft: Draft) -> None:
    """campaign/pathfinder/find-the-portal-minigame-letter-tiles/uncovering-clues/2: both tiles of the planet."""
    _note_token(draft, token_at(draft.known(v.clue_at), draw_hidden_portal(draft)))


def clues_and_planets_left(view: View) -> str:
    """What the status tells, and what is answered to "which planets are left?"."""
    placed = [f"{'a check' if token == CHECK else 'an X'} at {planet}" for planet, token in view[v.clues]]
    return f"{', '.join(placed) or 'none yet'}; planets left {where_the_portal_may_be(view)}"


def who_uncovers(view: View) -> str:
    """For a question to a player about the own turn."""
    return "do you" if who(view) == "you" else f"does {who(view)}"


def _note_token(draft: Draft, token: str) -> None:
    draft[v.token], planet = token, draft.known(v.clue_at)
    if token == PORTAL:
        draft[v.portal] = planet
    else:
        draft[v.clues] = (*draft[v.clues], (planet, token))


def _has_weapon_to_spare(view: View) -> bool:
    """campaign/terminology/2: a card of another suit becomes a combat card by a weapon."""
    return not combat_by_resources(view) or (view[v.weapon.of(view[v.bot])] or 0) > 1


def _searcher(view: View) -> str | None:
    return next((seat for seat in view[v.order] if view[v.fate.of(seat)] == _PATHFINDER), None)


def _clues(view: View) -> Clues:
    return dict(view[v.clues])


def _in_words(planets: tuple[str, ...], view: View) -> str:
    every = len(planets) == len(view[v.planets])
    return f"any of the {counted(len(planets), 'planet')}" if every else planets_in_words(planets)
