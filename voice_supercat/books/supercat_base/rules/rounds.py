"""A whole game: whose turn it is, who leads, who leads next."""

from voice_supercat.procedure.state import Draft, Table

from .cards import number_of
from .seats import clockwise_from, is_player, players

LAST_CHAPTER = 5
FIRST_CHAPTER_TO_WIN = 2  # the markers of one chapter are not worth enough power


def tracks_game(table: Table) -> bool:
    """Whether every seat's turn is followed, not only the bots'."""
    return bool(table["track"] == "game")


def has_cards(table: Table, seat: str) -> bool:
    """A player who is out by count says so; until then there may be a card."""
    if is_player(table, seat):
        return not table[f"out.{seat}"]
    return bool(table[f"hand.{seat}"] > 0)


def anyone_has_cards(table: Table) -> bool:
    """Whether the chapter goes on (base/playing-a-chapter/2)."""
    return any(has_cards(table, seat) for seat in table["order"])


def seats_to_play(table: Table) -> bool:
    """Whether the round goes on."""
    return bool(table["to_play"])


def round_was_played(table: Table) -> bool:
    """Whether a round is to be settled."""
    return bool(table["round"] > 0)


def clear_round(draft: Draft) -> None:
    """Nothing led, nobody has surpassed or seized."""
    draft["without_initiative"] = ()
    draft["seized_last_round"] = None
    draft["seized_by_player"] = False
    draft["highest"] = None
    draft["lead"] = None
    draft["lead_declared"] = None
    draft["lead_is_zero"] = False
    draft["round"] = draft["round"] + 1


def deal_round(draft: Draft) -> None:
    """The seat with the initiative leads; without a card, the next clockwise that has one.

    A bot without cards has its turn too, to say that it passes (base/bot-turn-start-here/1).
    """
    order = clockwise_from(draft, draft["initiative"] or draft["order"][0])
    leader = next(seat for seat in order if has_cards(draft, seat))
    clear_round(draft)
    draft["initiative"] = leader
    order = clockwise_from(draft, leader)
    draft["to_play"] = tuple(seat for seat in order if has_cards(draft, seat) or not is_player(draft, seat))


def round_opens(table: Table) -> bool:
    """Whether the seat that plays now leads."""
    return bool(table["seat"] == table["initiative"])


def next_seat(draft: Draft) -> None:
    """On clockwise."""
    draft["seat"], *rest = draft["to_play"]
    draft["to_play"] = tuple(rest)
    if not is_player(draft, draft["seat"]):
        draft["bot"] = draft["seat"]


def nobody_plays(draft: Draft) -> None:
    """Between two rounds."""
    draft["seat"] = None


def player_plays(table: Table) -> bool:
    """Whether this seat is a player's."""
    return is_player(table, table["seat"])


def record_play(draft: Draft, seat: str, card: str, played_as: str) -> None:
    """Remember the highest card that surpassed."""
    if played_as == "surpass" and (draft["highest"] is None or draft["highest"][1] < number_of(card)):
        draft["highest"] = (seat, number_of(card))


def end_round(draft: Draft) -> None:
    """Who seized leads next, else the highest card that surpassed, else the initiative stays."""
    surpassed = draft["highest"][0] if draft["highest"] else None
    draft["initiative"] = draft["seized_last_round"] or surpassed or draft["initiative"]
    draft["rounds"] = draft["rounds"] + 1


def last_chapter(table: Table) -> bool:
    """Five chapters at most."""
    return bool(table["chapter"] >= LAST_CHAPTER)


def power_may_suffice(table: Table) -> bool:
    """Whether anyone can have won already."""
    return bool(table["chapter"] >= FIRST_CHAPTER_TO_WIN)


def most_power_leads(table: Table) -> bool:
    """base/difficulty-mode-optional-but-recommended/8"""
    return bool(table["most_power_leads"] == "on")


def give_initiative(draft: Draft, seat: str) -> None:
    """base/difficulty-mode-optional-but-recommended/8"""
    draft["initiative"] = draft["seized_last_round"] = seat


def give_initiative_to_only_bot(draft: Draft) -> None:
    """base/difficulty-mode-optional-but-recommended/8"""
    give_initiative(draft, draft["bots"][0])


def only_one_bot(table: Table) -> bool:
    """Whether there is no bot to choose."""
    return len(table["bots"]) == 1


def one_player(table: Table) -> bool:
    """Whether "you" is enough of a name."""
    return len(players(table)) == 1
