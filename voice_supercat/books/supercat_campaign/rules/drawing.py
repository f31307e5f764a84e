"""The cards of a bot's turn: drawn ones, bonus cards, and Events, which are kept apart from both."""

from collections.abc import Iterable

from voice_supercat.books.supercat_base.rules.cards import deck_left, gain_card, hand
from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .laws import law_holds

EVENT = "event"
_TO_CHOOSE_FROM = 2


def draws_cards(view: View) -> bool:
    """campaign/playing-a-bot-turn/bonus-cards/1: not where all that is left in hand are bonus cards."""
    bot = view[v.bot]
    return view[v.hand_counter.of(bot)] > len(view[v.bonus.of(bot)]) + view[v.events_kept.of(bot)]


def cards_to_draw(view: View) -> tuple[str, ...]:
    """Any card that can still turn up, and as many Events as may lie in the stack."""
    kept = sum(view[v.events_kept.of(bot)] for bot in view[v.bots])
    gone = view[v.events_aside] + view[v.events_discarded] + view[v.events_drawn] + kept
    return (*cards_to_gain(view), *(EVENT,) * max(0, events_in_game(view) - gone))


def events_in_game(view: View) -> int:
    """By the number of seats, and one of a Caretaker that has begun Act Two."""
    return view[v.event_cards.of(str(len(view[v.order])))] + view[v.extra_event]


def events_in_deck(view: View) -> str:
    """How many there are."""
    return counted(events_in_game(view), "Event")


def cards_to_gain(view: View) -> tuple[str, ...]:
    """Action cards that can turn up, Faithful ones too where someone is the Believer or was."""
    held = {*hand(view), view[v.lead]}
    faithful = view[v.faithful_cards] if faithful_in_play(view) else ()
    return (*deck_left(view), *(card for card in faithful if card not in held))


def faithful_in_play(view: View) -> bool:
    """The Believer brings them, and leaves them to all (campaign/fates/1)."""
    return law_holds(view, "faithful")


def events_held(view: View) -> int:
    """Those drawn now, and those that were gained before."""
    return view[v.events_drawn] + view[v.events_kept.of(view[v.bot])]


def lacks_cards_to_lead(view: View) -> bool:
    """campaign/bot-turn-start-here/4.2: an Event was drawn, or is held where there is too little else."""
    return view[v.events_drawn] > 0 or (events_held(view) > 0 and (draws_on(view) or nothing_to_play(view)))


def gain_from_stack(draft: Draft, card: str) -> None:
    """campaign/playing-a-bot-turn/bonus-cards/1"""
    bot = draft[v.bot]
    draft[v.stack] -= 1
    if card == EVENT:
        draft[v.events_kept.of(bot)] += 1
        draft[v.hand_counter.of(bot)] += 1
    else:
        gain_card(draft, card, bot)


def note_drawn(draft: Draft, cards: tuple[str, ...]) -> None:
    """Events are no cards to lead, surpass or copy with."""
    _note(draft, cards)


def note_drawn_instead(draft: Draft, card: str) -> None:
    """One more, in the place of an Event."""
    _note(draft, (card,))


def draws_on(view: View) -> bool:
    """campaign/bot-turn-start-here/4.2.1: until there are two cards to choose from, bonus cards counted, or no more."""
    return len(hand(view)) < _TO_CHOOSE_FROM and view[v.stack] > 0


def return_events(draft: Draft) -> None:
    """campaign/bot-turn-start-here/4.2.2: into the stack again."""
    draft[v.stack] += draft[v.events_drawn]
    draft[v.events_drawn] = 0


def drew_cards(view: View) -> bool:
    """Whether cards of this turn would go back onto the stack."""
    return bool(view[v.drawn]) or view[v.events_drawn] > 0


def return_drawn(draft: Draft) -> None:
    """The turn begins anew, or is another's."""
    draft[v.stack] += len(draft[v.drawn]) + draft[v.events_drawn]
    draft[v.drawn], draft[v.events_drawn] = (), 0


def leave_events(draft: Draft) -> None:
    """campaign/playing-a-chapter/3: one that is not played lies among the discards until the next deal.

    One that was gained before stays, unless nothing else is left to play.
    """
    draft[v.events_discarded] += draft[v.events_drawn]
    if draft[v.selected] is None and not draft[v.events_drawn] and draft[v.events_kept.of(draft[v.bot])]:
        draft[v.events_kept.of(draft[v.bot])] -= 1
        draft[v.events_discarded] += 1


def nothing_to_play(view: View) -> bool:
    """Whether Events are all that the bot has."""
    return not hand(view)


def events_named(view: View) -> str:
    """How many were drawn."""
    return "the Event" if view[v.events_drawn] == 1 else "both Events"


def cards_discarded(view: View) -> str:
    """campaign/bot-turn-start-here/6: what was drawn and is not played, Events too."""
    left = [card for card in view[v.drawn] if card != view[v.selected]]
    return " and ".join([*left, *([counted(view[v.events_drawn], "Event")] if view[v.events_drawn] else [])])


def discards_something(view: View) -> bool:
    """Whether there is anything to discard."""
    return view[v.selected] is not None and bool(cards_discarded(view))


def _note(draft: Draft, cards: Iterable[str]) -> None:
    drawn = tuple(cards)
    draft[v.events_drawn] += drawn.count(EVENT)
    draft[v.drawn] = (*draft[v.drawn], *(card for card in drawn if card != EVENT))


def up_to_events(view: View) -> tuple[int, int]:
    """All Events of this game."""
    return 0, events_in_game(view)


def up_to_deck(view: View) -> tuple[int, int]:
    """All cards of this game that can be drawn: those that lead, Events, Faithful cards."""
    return 0, len(view[v.deck]) + events_in_game(view) + len(view[v.faithful_cards])
