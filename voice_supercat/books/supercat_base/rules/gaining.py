"""What a tax brought."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .acting import came_from
from .ambitions import resources_that_count

RESOURCES = ("material", "fuel", "weapon", "relic", "psionic")
_NOTHING = "none"
_FOR_DECLARED = ("administration/1", "administration/8")


def possible_gains(view: View) -> tuple[str, ...]:
    """Any resource, or none where the supply has none; for what is declared, only what counts for it.

    Captives count for Tyrant, and may have come with any resource.
    """
    if not came_from(view, *_FOR_DECLARED) or "tyrant" in view[v.declared]:
        return (*RESOURCES, _NOTHING)
    return resources_that_count(view)


def gain_unknown(view: View) -> bool:
    """Whether there is anything to tell."""
    return len(possible_gains(view)) > 1


def note_only_gain(draft: Draft) -> None:
    """What a tax for Keeper or Empath alone must have brought."""
    if not gain_unknown(draft):
        note_gain(draft, *possible_gains(draft))


def note_gain(draft: Draft, resource: str) -> None:
    """The bot has some of it now."""
    if resource != _NOTHING:
        draft.learn(f"{resource} of {draft[v.bot]}", True)
