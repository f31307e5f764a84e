"""The action cards, such as "aggression 3": what is printed on them, and which can still turn up."""

from voice_supercat.procedure.state import Draft, View

from . import values as v


def suit_of(card: str) -> str:
    return card.rpartition(" ")[0]


def number_of(card: str) -> int:
    return int(card.rpartition(" ")[2])


def pips_of(view: View, card: str) -> int:
    return view[v.pips.of(suit_of(card))][number_of(card) - 1]


def declared_by(view: View, card: str) -> tuple[str, ...]:
    """The ambitions that the card can declare where it leads: by its number, or any by its suit."""
    return view[v.ambitions] if suit_of(card) in view[v.declares_any] else view[v.declares.of(str(number_of(card)))]


def deck_for(view: View, seats: int) -> tuple[str, ...]:
    """Every action card of a game with so many seats."""
    numbers = view[v.numbers.of(str(seats))]
    return tuple(f"{suit} {number}" for suit in view[v.suits] for number in numbers)


def hand(view: View) -> tuple[str, ...]:
    """The cards to choose from: drawn ones, and bonus cards kept by the bot."""
    return (*view[v.drawn], *view[v.bonus.of(view[v.bot])])


def deck_left(view: View) -> tuple[str, ...]:
    """Cards that can still turn up: not led this round, not in the bot's reach."""
    gone = {view[v.lead], *hand(view)}
    return tuple(card for card in view[v.deck] if card not in gone)


def cards_to_take(view: View) -> tuple[str, ...]:
    """What a Union card can bring: any card of the deck that the bot does not still hold."""
    held = {card for card in hand(view) if card != view[v.selected]}
    return tuple(card for card in view[v.deck] if card not in held)


def gain_card(draft: Draft, card: str, bot: str) -> None:
    """base/playing-a-chapter/2: it is kept beside the board, and is one of the cards of every turn from now on."""
    draft[v.bonus.of(bot)] = (*draft[v.bonus.of(bot)], card)
    draft[v.hand_counter.of(bot)] += 1
