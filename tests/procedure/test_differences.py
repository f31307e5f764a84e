"""Moments of long before are kept as differences, and are read as if they were whole."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.procedure.differences import Difference, beside
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, State

NAMES = [f"value {number}" for number in range(12)]
CHANGES = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(NAMES), st.integers(0, 3)),
        st.lists(st.sampled_from(NAMES), max_size=3, unique=True),
    ),
    max_size=6,
)
BEGUN = State("ask", 1, starts=dict.fromkeys(NAMES, 0))


def after(state: State, changes: list[tuple[str, int] | list[str]]) -> State:
    draft = Draft(state)
    for change in changes:
        if isinstance(change, tuple):
            draft[Key[int](change[0])] = change[1]
            draft.learn(change[0], change[1] > 1)
        else:
            draft.reset(change)
            draft.forget(change)
    return draft.freeze()


@given(st.lists(CHANGES, max_size=20))
def test_a_moment_as_a_difference_has_the_same_in_the_same_order(
    evening: list[list[tuple[str, int] | list[str]]],
) -> None:
    whole = kept = BEGUN
    for changes in evening:
        before = kept
        resumed = after(kept, changes)  # play goes on from it, as after an undo
        whole = after(whole, changes)
        assert resumed == whole
        kept = beside(replace(whole), before)
        assert kept == whole
        assert [*kept.values.items()] == [*whole.values.items()]
        assert [*kept.facts.items()] == [*whole.facts.items()]
        assert len(kept.values) == len(whole.values)
        for name in NAMES:
            assert kept[Key[int](name)] == whole[Key[int](name)]


def test_what_changed_little_is_a_difference_and_what_did_not_is_shared() -> None:
    full = after(BEGUN, [(name, 2) for name in NAMES])
    second = beside(after(full, [("value 3", 1), ["value 5"]]), full)
    assert isinstance(second.values, Difference)
    assert second.values.base is full.values
    assert [*second.values] == [name for name in NAMES if name not in ("value 3", "value 5")] + ["value 3"]
    assert beside(after(full, [("value 3", 1), ["value 5"]]), second).values is second.values
    with pytest.raises(KeyError):
        second.values["value 5"]


def test_what_changed_much_is_kept_whole() -> None:
    full = after(BEGUN, [(name, 2) for name in NAMES])
    other = after(full, [(name, 3) for name in NAMES[:8]])
    assert beside(other, full).values is other.values
