"""What everyone has when a game begins, as the boards of Arcs are set up without Leaders."""

from voice_supercat.procedure.state import Draft

from . import values as v
from .ambitions import won_by
from .ledger import tally_of


def open_ledger(draft: Draft) -> None:
    """A city and a starport each, undamaged, all agents in supply; no cards, captives or trophies. Resources differ."""
    for ambition in won_by(draft, draft[v.ambitions], "captives", "trophies"):
        for seat in draft[v.order]:
            draft[tally_of(seat, ambition)] = 0
    for bot in draft[v.bots]:
        draft[v.starports.of(bot)] = 1
        draft[v.unbuilt.of(bot)] = draft[v.city_pieces] - 1
        draft[v.agents_left.of(bot)] = draft[v.agents]
        draft[v.guild_cards.of(bot)] = 0
        draft[v.damage.of(bot)] = draft[v.weapon_guild.of(bot)] = draft[v.union_guild.of(bot)] = False
