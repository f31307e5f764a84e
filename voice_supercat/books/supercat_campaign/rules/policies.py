"""The policy in force: which one a bot enforces as First Regent, or changes to."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fate_rules import fate_and_act, may_use_policy


def policy_is_barred(view: View) -> bool:
    """Whether its Fate keeps it from enforcing the one in force."""
    return not may_use_policy(view, view.known(v.policy))


def policies_open(view: View) -> tuple[str, ...]:
    """Those that the bot may change to: of the others the ones that its Fate prefers, where there are any."""
    others = tuple(name for name in view[v.policies] if name != view[v.policy] and may_use_policy(view, name))
    preferred = view[v.policies_preferred.of(fate_and_act(view))]
    return tuple(name for name in others if name in preferred) or others


def several_policies(view: View) -> bool:
    """Whether it decides something which of them would contend."""
    return len(policies_open(view)) > 1


def note_policies_that_contend(draft: Draft, names: tuple[str, ...]) -> None:
    """Each once."""
    draft[v.policies_in_question] = tuple(dict.fromkeys(names))


def change_policy(draft: Draft) -> None:
    """campaign/govern-the-imperial-reach/1: one that would contend, else any; several are left to chance."""
    found = draft[v.policies_in_question] or policies_open(draft)
    draft[v.policy] = found[draft.draw(len(found)) - 1] if len(found) > 1 else found[0]
    draft[v.policies_in_question] = ()


def policy_named(view: View) -> str:
    """The one in force."""
    return view.known(v.policy).capitalize()


def policies_asked(view: View) -> str:
    """The policies in question, where both are asked for."""
    return " or the Policy of ".join(name.capitalize() for name in policies_open(view))
