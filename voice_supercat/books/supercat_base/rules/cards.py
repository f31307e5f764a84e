"""The action cards of Arcs: numbers, pips, and which can still turn up."""

from voice_supercat.procedure.keys import OwnedKey
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .stack import DRAWN_A_TURN, from_discards, from_stack

PIPS = {  # actions of the cards numbered 1 to 7
    "administration": (4, 4, 3, 3, 3, 2, 1),
    "aggression": (3, 3, 2, 2, 2, 2, 1),
    "construction": (4, 4, 3, 3, 2, 2, 1),
    "mobilization": (4, 4, 3, 3, 2, 2, 1),
}


def suit_of(card: str) -> str:
    return card.split()[0]


def number_of(card: str) -> int:
    return int(card.split()[1])


def pips_of(card: str) -> int:
    return PIPS[suit_of(card)][number_of(card) - 1]


def hand(view: View) -> tuple[str, ...]:
    """The cards to choose from: drawn ones, and bonus cards kept by the bot."""
    cards: tuple[str, ...] = (*view[v.drawn], *view[v.bonus.of(view[v.bot])])
    return cards


def deck_of_game(view: View) -> tuple[str, ...]:
    """Every action card of the game."""
    deck: tuple[str, ...] = view[v.deck]
    return deck


def deck_left(view: View) -> tuple[str, ...]:
    """Cards that can still turn up: not led this round, not in the bot's reach."""
    gone = {view[v.lead], *hand(view)}
    return tuple(card for card in view[v.deck] if card not in gone)


def cards_to_take(view: View) -> tuple[str, ...]:
    """What a Union card can bring: any card of the deck that the bot does not still hold."""
    held = {card for card in hand(view) if card != view[v.selected]}
    return tuple(card for card in view[v.deck] if card not in held)


def hand_empty(view: View) -> bool:
    """base/bot-turn-start-here/1"""
    return bool(view[v.hand_counter.of(view[v.bot])] == 0)


def take_cards(draft: Draft, cards: tuple[str, ...]) -> None:
    """base/bot-turn-start-here/2"""
    draft[v.drawn] = cards
    from_stack(draft, DRAWN_A_TURN)
    add_to_counter(draft, v.hand_counter, -1)


def take_bonus_card(draft: Draft, card: str) -> None:
    """base/prelude/guild-cards/3"""
    gain_card(draft, card, draft[v.bot])
    from_discards(draft)


def gain_card(draft: Draft, card: str, bot: str) -> None:
    """base/playing-a-chapter/2: it is kept beside the board, and is one of the cards of every turn from now on."""
    draft[v.bonus.of(bot)] = (*draft[v.bonus.of(bot)], card)
    draft[v.hand_counter.of(bot)] = draft[v.hand_counter.of(bot)] + 1


def add_to_counter(draft: Draft, counter: OwnedKey[int], amount: int) -> None:
    of_bot = counter.of(draft[v.bot])
    draft[of_bot] = max(0, draft[of_bot] + amount)
