"""Steps written once: a shared name that stands for several steps, a parameter that does, a way back to a step."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

SHARED = """
attack:
  - {id: target, source: $item, ask: "Is there a target?", yes: [$before, {say: "Fire.", id: fire}, {goto: ./target}]}
  - {id: no-target, say: No target.}
"""
PAGE = """
page: turn
source: rules
steps:
  - use: attack
    with: {item: 1, before: [{id: aim, say: Aim.}, {id: steady, say: Steady.}]}
  - {id: over, ask: Over?, yes: [{end: turn}]}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_page(tmp_path, PAGE, SHARED, "rules/1\n")


def test_a_shared_name_and_a_parameter_may_stand_for_several_steps(folder: Path) -> None:
    game = new_game_of(folder)
    assert game.question.source == ("rules/1",)
    assert [event.text for event in game.answer(True).events] == ["Aim.", "Steady.", "Fire.", "Is there a target?"]
    assert [event.text for event in game.answer(False).events] == ["No target.", "Over?"]


def test_a_goto_to_a_step_that_is_not_there_names_file_line_and_step(folder: Path) -> None:
    (folder / "shared.yaml").write_text(SHARED.replace("./target", "./tarhet"))
    with pytest.raises(
        BookFault, match=r'shared\.yaml, line \d+, step turn/fire: there is no page or step "turn/tarhet"'
    ):
        new_game_of(folder)


def test_a_way_back_without_a_question_is_found(folder: Path) -> None:
    (folder / "shared.yaml").write_text(SHARED.replace("./target", "./aim"))
    with pytest.raises(BookFault, match="question on every loop"):
        new_game_of(folder)


def test_keys_beside_a_name_for_several_steps_are_refused(folder: Path) -> None:
    (folder / "pages" / "turn.yaml").write_text(PAGE.replace("use: attack", "use: attack\n    when: begin"))
    with pytest.raises(BookFault, match='"when" is not known here'):
        new_game_of(folder)


@pytest.fixture
def by_subject(folder: Path) -> Path:
    """The same book, its shared steps in a folder of two files."""
    (folder / "shared").mkdir()
    (folder / "shared.yaml").rename(folder / "shared" / "attacks.yaml")
    (folder / "shared" / "defence.yaml").write_text("shields:\n  say: Raise shields.\n")
    return folder


def test_shared_steps_may_lie_in_several_files(by_subject: Path) -> None:
    (by_subject / "pages" / "turn.yaml").write_text(PAGE.replace("[{id: aim", "[{id: up, use: shields}, {id: aim"))
    assert [event.text for event in new_game_of(by_subject).answer(True).events][:2] == ["Raise shields.", "Aim."]


def test_a_single_file_may_stand_beside_the_folder(by_subject: Path) -> None:
    (by_subject / "shared.yaml").write_text("beam:\n  say: Beam them up.\n")
    (by_subject / "pages" / "turn.yaml").write_text(
        PAGE.replace("[{id: aim", "[{id: up, use: shields}, {id: beam, use: beam}, {id: aim")
    )
    assert [event.text for event in new_game_of(by_subject).answer(True).events][:2] == [
        "Raise shields.",
        "Beam them up.",
    ]


def test_a_change_in_any_of_the_files_makes_another_digest(by_subject: Path) -> None:
    before = load(by_subject).digest
    (by_subject / "shared" / "defence.yaml").write_text("shields:\n  say: Lower shields.\n")
    assert load(by_subject).digest != before


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (
            b"# Two files, one name.\nattack: {say: Fire.}\n",
            r'^shared/defence\.yaml, line 2: "attack" is defined twice \(shared/attacks\.yaml, line 2\); give one',
        ),
        (b"shields: {say: Up.}\nshields: {say: Down.}\n", r'^shared/defence\.yaml, line 2: "shields" is given twice'),
        (b"\nshields: Up.\n", r'^shared/defence\.yaml, line 2: expected a step, or a list of steps, for "shields"'),
        (b"- {say: Up.}\n", r"^shared/defence\.yaml, line 1, top of the file: expected keys and values"),
        (b"shields: [\n", r"^shared/defence\.yaml, line 2: not valid YAML"),
        (b"shields: {say: \xff}\n", r"shared/defence\.yaml: cannot be read"),
    ],
)
def test_a_mistake_in_one_of_the_files_names_it(by_subject: Path, written: bytes, message: str) -> None:
    (by_subject / "shared" / "defence.yaml").write_bytes(written)
    with pytest.raises(BookFault, match=message) as fault:
        load(by_subject)
    assert "\n" not in str(fault.value)


def test_facts_may_lie_in_several_files_too(folder: Path) -> None:
    (folder / "facts").mkdir()
    (folder / "facts" / "board.yaml").write_text("open: {lasts: round}\n")
    assert list(load(folder).facts) == ["open"]
    (folder / "facts.yaml").write_text("# The same name again.\nopen: {lasts: turn}\n")
    with pytest.raises(
        BookFault, match=r'^facts/board\.yaml, line 1: "open" is defined twice \(.*/facts\.yaml, line 2\)'
    ):
        load(folder)


def test_without_any_file_no_step_is_shared(folder: Path) -> None:
    (folder / "shared").mkdir()
    (folder / "shared.yaml").unlink()
    with pytest.raises(BookFault, match='"attack" is no shared step'):
        load(folder)
