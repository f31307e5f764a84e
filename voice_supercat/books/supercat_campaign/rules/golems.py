"""What the Caretaker uses: Golems, which serve all bots once it has brought them (campaign/caretaker/golems), and the
Librarians."""

from voice_supercat.books.supercat_base.rules.ambitions import won_by
from voice_supercat.books.supercat_base.rules.gaining import note_held
from voice_supercat.books.supercat_base.rules.ledger import change_resource
from voice_supercat.procedure.state import Draft, View

from . import values as v


def without_golems(view: View) -> bool:
    """campaign/caretaker/act-i/4: it is known to have none."""
    return view[v.golems.of(view[v.bot])] == ()


def without_librarians(view: View) -> bool:
    """campaign/caretaker/act-ii/3: they are a Guild card, which it has told not to have, or it has none at all."""
    bot = view[v.bot]
    return view[v.librarians.of(bot)] is False or view[v.guild_cards.of(bot)] == 0


def note_golem_used(draft: Draft, golem: str) -> None:
    """It does not act twice. Which ones the bot has after this turn is asked again."""
    key = v.golems.of(draft[v.bot])
    draft[key] = tuple(other for other in draft[key] or () if other != golem)
    draft[v.golem_used] = True
    if golem == "protector":
        draft[v.damage.of(draft[v.bot])] = None
    if golem == "warrior":
        for ambition in won_by(draft, draft[v.ambitions], "trophies"):
            draft[v.tally.of(draft[v.bot], ambition)] = None


def end_of_golems(draft: Draft) -> None:
    """The table tells how one that was used goes on."""
    if draft[v.golem_used]:
        draft[v.golems.of(draft[v.bot])] = None


def note_harvest(draft: Draft, resource: str) -> None:
    """The bot has one more of it."""
    note_held(draft, resource)
    change_resource(draft, resource, 1)


def plays_combat_card(view: View) -> bool:
    """campaign/terminology/2"""
    return view[v.page_suit] == view[v.combat_suit]


def declared_counts_icons(view: View) -> bool:
    """Whether a resource can contend anything that is declared."""
    return bool(won_by(view, view[v.declared], "icons"))
