"""The Negotiation round by round: how many there are, whose turn it is, who is asked, and what a round led to."""

from voice_supercat.books.supercat_base.rules.seats import clockwise_from, is_player, seat_name
from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_conditions import has_done_objective
from .fate_rules import trades_goods

_PASS = "pass"
_NOBODY = "none"
_OF_TRADER = 2


def until_negotiation(view: View) -> str:
    """How far players hold a Summit by themselves, and what they decide."""
    return " up to the Negotiation." if view[v.negotiates] else ". In the Negotiation, you decide for bots too."


def roll_rounds(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/3, 5: a die, one more for each bot; the initiative begins."""
    draft[v.rounds_left] = draft.roll(6) + len(draft[v.bots])
    _seat(draft, draft[v.leading_seat] or draft[v.order][0])


def rounds_named(view: View) -> str:
    """How many there are."""
    return counted(view[v.rounds_left], "round")


def player_offers(view: View) -> bool:
    """Whether it is a player's turn."""
    return is_player(view, view.known(v.offerer))


def offerer_named(view: View) -> str:
    """Whose turn it is."""
    return seat_name(view, view.known(v.offerer))


def offerer_does(view: View) -> str:
    """The same for a question."""
    return "do you" if offerer_named(view) == "you" else f"does {offerer_named(view)}"


def bots_to_ask(view: View) -> tuple[str, ...]:
    """Every other bot in turn order, after the seat whose turn it is."""
    offerer = view.known(v.offerer)
    return tuple(seat for seat in clockwise_from(view, offerer)[1:] if not is_player(view, seat))


def bots_to_ask_or_pass(view: View) -> tuple[str, ...]:
    """For a player, who need not ask anybody."""
    return (*bots_to_ask(view), _PASS)


def bots_to_want_from(view: View) -> tuple[str, ...]:
    """For a bot: what it wants may be nobody's."""
    return (*_not_asked_yet(view), _NOBODY)


def has_bot_to_ask(view: View) -> bool:
    """campaign/negotiation-minigame-optional/7: another bot."""
    return bool(bots_to_ask(view))


def which_bot(view: View) -> str:
    """For the question who has what a bot wants."""
    if view[v.asked_already]:
        return "Which other bot"
    return "Which bot, the first in turn order," if len(_not_asked_yet(view)) > 1 else "Which bot"


def seat_offering_bot(draft: Draft) -> None:
    """The bot whose turn it is looks for what it wants."""
    draft[v.bot] = draft.known(v.offerer)
    draft[v.partner], draft[v.wants] = None, "objective"
    draft[v.asked_already], draft[v.made_no_offer] = (), False


def may_want(view: View) -> bool:
    """campaign/negotiation-minigame-optional/20: whether there is somebody left to ask for what it looks for now."""
    open_to_it = view[v.declared] if view[v.wants] == "contend" else not has_done_objective(view)
    return bool(open_to_it and _not_asked_yet(view))


def want_to_contend(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/22: next it looks for that, with each bot once more."""
    draft[v.wants], draft[v.asked_already] = "contend", ()


def look_on(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/26: it passes only if the others cannot be offered enough either."""
    draft[v.asked_already] = (*draft[v.asked_already], draft.known(v.partner))
    draft[v.bot], draft[v.partner], draft[v.made_no_offer] = draft.known(v.offerer), None, True


def ask_bot(draft: Draft, bot: str) -> None:
    """That bot is asked now; nobody where it is none, or the player passes."""
    draft[v.partner] = None
    if bot not in (_NOBODY, _PASS):
        draft[v.partner] = draft[v.bot] = bot


def pass_turn(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/20: it uses up a round where nothing was attempted in this turn."""
    if not draft[v.attempts]:
        draft[v.rounds_left] -= 1
    next_offerer(draft)


def pass_round(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/20, 26: a bot makes no offer, and the round counts."""
    _end_attempt(draft)


def note_success(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/6.1, 7: what everyone has may be another thing now."""
    for bot in draft[v.bots]:
        for ambition in draft[v.ambitions]:
            draft[v.place.of(bot, ambition)] = None
        for offerer in draft[v.order]:
            draft[v.favors_between.of(bot, offerer)] = None
    if not player_offers(draft):
        agents = v.agents_left.of(draft.known(v.offerer))
        draft[agents] = None if draft[agents] is None else max(0, draft.known(agents) - draft[v.favors_offered])
    draft[v.failures] = 0
    _end_attempt(draft, succeeded=True)


def note_failure(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/6.2, 13"""
    draft[v.failures] += 1
    _end_attempt(draft)


def next_offerer(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/6, 7: the next seat in turn order."""
    _seat(draft, clockwise_from(draft, draft.known(v.offerer))[1])


def offerer_trades_goods(view: View) -> bool:
    """campaign/magnate/act-i/4: whose turn it is."""
    return _trades_goods(view, view.known(v.offerer))


def partner_trades_goods(view: View) -> bool:
    """The same of the bot that is asked."""
    return _trades_goods(view, view[v.bot])


def _end_attempt(draft: Draft, *, succeeded: bool = False) -> None:
    draft[v.rounds_left] -= 1
    draft[v.attempts] += 1
    if player_offers(draft):
        over = succeeded or draft[v.failures] >= draft[v.most_failures]
    else:
        over = draft[v.attempts] >= (_OF_TRADER if offerer_trades_goods(draft) else 1)
    if over:
        next_offerer(draft)


def _seat(draft: Draft, seat: str) -> None:
    draft[v.offerer], draft[v.partner], draft[v.wants] = seat, None, None
    draft[v.attempts] = draft[v.failures] = 0


def _not_asked_yet(view: View) -> tuple[str, ...]:
    return tuple(bot for bot in bots_to_ask(view) if bot not in view[v.asked_already])


def _trades_goods(view: View, seat: str) -> bool:
    return not is_player(view, seat) and trades_goods(view, seat)
