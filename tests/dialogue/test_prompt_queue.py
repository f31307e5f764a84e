"""What is said when the player speaks over it: nothing that must be known is lost."""

from voice_supercat.dialogue.conversation.prompt_queue import Line, PromptQueue

SECURE = Line("Secure a card.", "instruction")
DISCARD = Line("Discard it.", "instruction")
WAS_IT_VOX = Line("Was it a Vox card?", "question")
SLOWER = Line("Speaking slower.", "remark")
QUIT_NOW = Line("Quit now?", "question")


def said(telling: PromptQueue, most: int = 9) -> list[str]:
    """The next lines, each heard to its end."""
    texts = []
    while (line := telling.next) and len(texts) < most:
        texts.append(line.text)
        telling.heard()
    return texts


def test_everything_is_said_in_order() -> None:
    telling = PromptQueue()
    telling.put([SECURE, WAS_IT_VOX], back=True)

    assert said(telling) == ["Secure a card.", "Was it a Vox card?"]
    assert telling.next is None


def test_an_answer_counts_when_every_instruction_has_been_heard() -> None:
    telling = PromptQueue()
    telling.put([SECURE, WAS_IT_VOX], back=True)
    assert not telling.asked

    said(telling, most=1)

    assert telling.asked


def test_instructions_cut_off_by_a_command_come_before_the_question() -> None:
    telling = PromptQueue()
    telling.put([SECURE, DISCARD, WAS_IT_VOX], back=True)
    said(telling, most=1)

    telling.put([SLOWER, WAS_IT_VOX], back=True)

    assert said(telling) == ["Speaking slower.", "Discard it.", "Was it a Vox card?"]


def test_they_wait_while_something_else_is_asked() -> None:
    telling = PromptQueue()
    telling.put([SECURE, WAS_IT_VOX], back=True)

    telling.put([QUIT_NOW], back=False)
    assert said(telling) == ["Quit now?"]
    telling.put([WAS_IT_VOX], back=True)

    assert said(telling) == ["Secure a card.", "Was it a Vox card?"]


def test_a_remark_that_was_cut_off_is_not_said_again() -> None:
    telling = PromptQueue()
    telling.put([SLOWER, WAS_IT_VOX], back=True)
    assert telling.asked

    telling.put([WAS_IT_VOX], back=True)

    assert said(telling) == ["Was it a Vox card?"]


def test_nothing_is_owed_after_an_answer() -> None:
    telling = PromptQueue()
    telling.put([SECURE, WAS_IT_VOX], back=True)

    telling.forget()
    telling.put([WAS_IT_VOX], back=True)

    assert said(telling) == ["Was it a Vox card?"]
