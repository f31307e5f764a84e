"""Questions in a row asked in one breath, in a book of a few steps."""

from pathlib import Path

from small_book import asked

from voice_supercat.procedure.runtime.joining import with_shared_goals, with_shared_things

KETTLE = "ask: Is the kettle hot?\n    together: {name: kettle, stem: is, ask: the kettle hot, short: kettle hot}"
HEAT = "ask: Heat it?, together: {name: heat, stem: shall we, ask: heat it}"


def test_they_are_one_question_with_a_name_for_each(tmp_path: Path) -> None:
    question = asked(tmp_path, KETTLE, HEAT).question
    assert (question.text, question.short) == (
        "Is the kettle hot, or shall we heat it?",
        "Kettle hot, or shall we heat it?",
    )
    assert question.choices == ("yes", "no", "kettle", "heat")


def test_what_has_a_short_wording_stands_without_its_stem(tmp_path: Path) -> None:
    """Also where it is the same wording."""
    written = HEAT.replace("heat it}", "heat it, short: heat it}")
    assert asked(tmp_path, KETTLE, written).question.short == "Kettle hot or heat it?"


def test_no_is_no_to_all_and_a_name_is_no_to_those_before_it(tmp_path: Path) -> None:
    game = asked(tmp_path, KETTLE, HEAT)
    assert game.answer("kettle").state.facts == {}  # what was poured has changed it
    for answer, answers in (("no", [False, False]), ("heat", [False, True])):
        after = game.answer(answer)
        assert [passed.answer for passed in after.state.trail] == answers
        assert after.question.text == "Another cup after one?"


def test_after_yes_and_no_the_last_is_yes(tmp_path: Path) -> None:
    game = asked(tmp_path, KETTLE, HEAT).answer("yes")
    assert game.question.text == "Is the kettle hot?"
    assert [passed.answer for passed in game.answer(False).state.trail] == [False, True]


def test_what_nobody_has_said_is_read_out(tmp_path: Path) -> None:
    """With the action where one follows, else as it was asked."""
    game = asked(tmp_path, KETTLE, HEAT).answer("yes").answer(False)
    assert game.events[0].text == "Then: heat it."
    act = HEAT.replace("ask: Heat it?,", "ask: Heat it?, do: heat, act: Heat it up.,")
    assert asked(tmp_path, KETTLE, act).answer("yes").answer(False).events[0].text == "Then: Heat it up."


def test_a_goal_that_several_share_is_said_once() -> None:
    assert with_shared_goals(["heat it to drink", "boil it to drink", "wait"]) == [
        "heat it or boil it to drink",
        "wait",
    ]
    assert with_shared_goals(["heat it", "wait to drink"]) == ["heat it", "wait to drink"]


def test_pages_are_read_as_printed_one_at_a_time(tmp_path: Path) -> None:
    assert asked(tmp_path, KETTLE, HEAT, "printed").question.text == "Is the kettle hot?"


def test_behind_one_that_is_mostly_so_nothing_is_asked(tmp_path: Path) -> None:
    game = asked(tmp_path, KETTLE.replace("hot}", "hot, last: yes}"), HEAT)
    assert game.question.text == "Is the kettle hot?"
    assert game.answer(False).question.text == "Heat it?"
    assert asked(tmp_path, KETTLE, HEAT.replace("it}", "it, last: yes}")).question.choices[2:] == ("kettle", "heat")


def test_behind_it_only_the_same_thing_is_asked_for(tmp_path: Path) -> None:
    fill = "ask: Fill the kettle?\n    together: {name: fill, stem: shall we, ask: fill the kettle, last: yes}"
    heat = "ask: Heat the kettle?, together: {name: heat, stem: shall we, ask: heat the kettle}"
    game = asked(tmp_path, fill, heat)
    assert game.question.text == "Shall we fill or heat the kettle?"
    assert [passed.answer for passed in game.answer("heat").state.trail] == [False, True]


def test_what_is_done_with_the_same_thing_names_it_once() -> None:
    assert with_shared_things(["open the door", "lock the door", "wait"]) == ["open or lock the door", "wait"]
    assert with_shared_things(["no door", "a door", "wait"]) == ["no door", "a door", "wait"]
    assert with_shared_things(["wait", "go"]) == ["wait", "go"]
