"""What a bot offers another one for what it wants: as many actions as bring the sum to plus two, within the limits."""

from voice_supercat.books.supercat_base.rules.inference import known_fact
from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .exchanging import sum_of_modifiers
from .fate_conditions import has_done_objective
from .negotiating import offerer_trades_goods, partner_trades_goods, player_offers

_FOR_ONE = 1


def note_wanted(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/23: one action for one, and one more for each that the sum lacks."""
    draft[v.asked_for] = draft[v.offered] = _FOR_ONE
    draft[v.offered] = min(max(_FOR_ONE, _FOR_ONE + draft[v.sum_wanted] - sum_of_modifiers(draft)), 9)


def may_still_offer(view: View) -> bool:
    """Whether what is still asked can bring the offer of a bot within its limit; a player may offer anything."""
    lacks = view[v.sum_wanted] - sum_of_modifiers(view) - _still_to_gain(view)
    return player_offers(view) or _FOR_ONE + lacks <= view[v.most_for_one]


def wants_too_much(view: View) -> bool:
    """campaign/negotiation-minigame-optional/24: it would take more than four actions."""
    return view[v.offered] > view[v.most_for_one]


def actions_needed(view: View) -> str:
    """How many it would offer."""
    return counted(view[v.offered], "action")


def possible_assets(view: View) -> tuple[int, int]:
    """More than it needs do not matter."""
    return 0, view[v.offered]


def choose_favors(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/25; how many of the actions are favors is left to chance."""
    least = max(0, draft[v.offered] - draft.known(v.assets))
    most = min(draft[v.offered], _favors_free(draft))
    draft[v.favors_offered] = least if most <= least else least - 1 + draft.draw(most - least + 1)


def has_enough_to_offer(view: View) -> bool:
    """campaign/negotiation-minigame-optional/26: with assets, and favors within their limit."""
    return view.known(v.assets) + _favors_free(view) >= view[v.offered]


def what_is_offered(view: View) -> str:
    """Favors and assets."""
    favors, assets = view[v.favors_offered], view[v.offered] - view[v.favors_offered]
    parts = [counted(favors, "favor")] if favors else []
    parts += [counted(assets, "resource" if partner_trades_goods(view) else "asset")] if assets else []
    return " and ".join(parts)


def assets_to_give(view: View) -> str:
    """What a bot takes: the Magnate resources only (campaign/magnate/act-i/4), all others any asset."""
    return "resources" if partner_trades_goods(view) else "assets"


def what_it_wants(view: View) -> str:
    """campaign/magnate/act-i/4: it accepts nothing else, so it asks for nothing else."""
    return "a resource or a favor" if offerer_trades_goods(view) else "an action"


def most_assets(view: View) -> str:
    """How many of them matter."""
    return in_words(view[v.offered])


def _still_to_gain(view: View) -> int:
    """If the other bot would contend, and its objective would advance, as far as nobody has said so."""
    contending = bool(view[v.declared]) and known_fact(view, "would_contend") is None
    advancing = not has_done_objective(view) and known_fact(view, "would_advance") is None
    return contending + advancing


def _favors_free(view: View) -> int:
    """Within the limit, and no more than its supply has agents, as far as that is known."""
    offerer = view.known(v.offerer)
    free = max(0, view[v.most_favors_held] - view.known(v.favors_between.of(view[v.bot], offerer)))
    agents = view[v.agents_left.of(offerer)]
    return free if agents is None else min(free, agents)
