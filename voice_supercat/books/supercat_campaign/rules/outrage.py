"""Resources that the bot has outraged: they count against its seizing, and are provoked by it (campaign/partisan)."""

from voice_supercat.books.supercat_base.rules import seizing, slots
from voice_supercat.books.supercat_base.rules.ledger import by_ledger, change_resource
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import seizes_by_outrage
from .winning import wins_that_count


def seize_worth_checking(view: View) -> bool:
    """campaign/bot-turn-start-here/5.2.2, and the roll could succeed with what is known to be added."""
    if not seizing.seize_worth_checking(view):
        return False
    return 1 + _added(view) - len(wins_that_count(view)) < view[v.seize_counter.of(view[v.bot])]


def winning_matters(view: View) -> bool:
    """Whether the roll alone does not succeed, and could by what the bot is winning."""
    total = view.known(v.seize_roll) + _added(view)
    counter = view[v.seize_counter.of(view[v.bot])]
    return total >= counter > total - len(wins_that_count(view))


def seize_succeeds(view: View) -> bool:
    """campaign/partisan/act-i/5: with one more for each outraged resource."""
    total = view.known(v.seize_roll) + _added(view) - view[v.winning]
    return total < view[v.seize_counter.of(view[v.bot])]


def less_winning(view: View) -> str:
    """What is taken off the roll, and what is added to it."""
    added = _added(view)
    return slots.less_winning(view) + (f", plus {in_words(added)} for outrage" if added else "")


def not_outraged(view: View) -> tuple[str, ...]:
    """What it can still provoke outrage for."""
    return tuple(kind for kind in view[v.resources] if kind not in (view[v.outrages.of(view[v.bot])] or ()))


def outrage_to_provoke(view: View) -> bool:
    """Whether there is anything left; the document does not say what it pays without, so then it pays a card."""
    return bool(not_outraged(view))


def find_least_outrage(draft: Draft) -> None:
    """By the ledger where it tells everything that would be discarded; several are left to chance."""
    draft[v.outraged] = None
    kinds = not_outraged(draft)
    counts = {kind: draft[any_key(kind, draft[v.bot])] for kind in kinds}
    if len(kinds) > 1 and (None in counts.values() or draft[v.guild_cards.of(draft[v.bot])] != 0):
        return
    least = [kind for kind in kinds if counts[kind] == min(counts.values())] if len(kinds) > 1 else list(kinds)
    draft[v.outraged] = least[draft.draw(len(least)) - 1] if len(least) > 1 else least[0]


def note_own_outrage(draft: Draft) -> None:
    """The bot discards its resources and Guild cards of it, but Loyal ones."""
    kind, bot = draft.known(v.outraged), draft[v.bot]
    if (held := draft[any_key(kind, bot)]) is not None:
        change_resource(draft, kind, -held)
    elif by_ledger(draft, kind) is None:
        draft.learn(f"{kind} of {bot}", False)
    for key in (v.weapon_guild.of(bot), v.union_guild.of(bot)):
        draft[key] = None if draft[key] else draft[key]
    if draft[v.guild_cards.of(bot)]:
        draft[v.guild_cards.of(bot)] = None
    add_outrage(draft, bot, kind)


def add_outrage(draft: Draft, bot: str, kind: str) -> None:
    """One more, where it is known which ones there are."""
    known = draft[v.outrages.of(bot)]
    if known is not None and kind not in known:
        draft[v.outrages.of(bot)] = (*known, kind)


def may_clear_outrage(view: View) -> bool:
    """Whether there is one to clear, as far as that is known."""
    return view[v.outrages.of(view[v.bot])] != ()


def outrages_of_bot(view: View) -> tuple[str, ...]:
    """Those that it can clear."""
    return view[v.outrages.of(view[v.bot])] or ()


def clear_outrage(draft: Draft, kind: str) -> None:
    """campaign/partisan/act-ii/2"""
    key = v.outrages.of(draft[v.bot])
    draft[v.outraged] = kind
    draft[key] = tuple(other for other in draft[key] or () if other != kind)


def _added(view: View) -> int:
    return len(view[v.outrages.of(view[v.bot])] or ()) if seizes_by_outrage(view) else 0
