"""The prompts that are still to be said when the player interrupts: no instruction is lost."""

from voice_supercat.dialogue.conversation.prompt_queue import Line, PromptQueue

SECURE = Line("Secure a card.", "instruction")
DISCARD = Line("Discard it.", "instruction")
WAS_IT_VOX = Line("Was it a Vox card?", "question")
SLOWER = Line("Speaking slower.", "remark")
QUIT_NOW = Line("Quit now?", "question")


def said(prompts: PromptQueue, most: int = 9) -> list[str]:
    """The next lines, each heard to its end."""
    texts = []
    while (line := prompts.next) and len(texts) < most:
        texts.append(line.text)
        prompts.heard()
    return texts


def test_lines_are_said_in_order() -> None:
    prompts = PromptQueue()
    prompts.put([SECURE, WAS_IT_VOX], back=True)

    assert said(prompts) == ["Secure a card.", "Was it a Vox card?"]
    assert prompts.next is None


def test_an_answer_counts_when_every_instruction_has_been_heard() -> None:
    prompts = PromptQueue()
    prompts.put([SECURE, WAS_IT_VOX], back=True)
    assert not prompts.asked

    said(prompts, most=1)

    assert prompts.asked


def test_instructions_cut_off_by_a_command_come_before_the_question() -> None:
    prompts = PromptQueue()
    prompts.put([SECURE, DISCARD, WAS_IT_VOX], back=True)
    said(prompts, most=1)

    prompts.put([SLOWER, WAS_IT_VOX], back=True)

    assert said(prompts) == ["Speaking slower.", "Discard it.", "Was it a Vox card?"]


def test_instructions_wait_while_the_program_asks_something_else() -> None:
    prompts = PromptQueue()
    prompts.put([SECURE, WAS_IT_VOX], back=True)

    prompts.put([QUIT_NOW], back=False)
    assert said(prompts) == ["Quit now?"]
    prompts.put([WAS_IT_VOX], back=True)

    assert said(prompts) == ["Secure a card.", "Was it a Vox card?"]


def test_a_remark_that_was_cut_off_is_not_said_again() -> None:
    prompts = PromptQueue()
    prompts.put([SLOWER, WAS_IT_VOX], back=True)
    assert prompts.asked

    prompts.put([WAS_IT_VOX], back=True)

    assert said(prompts) == ["Was it a Vox card?"]


def test_after_an_answer_no_instruction_is_kept() -> None:
    prompts = PromptQueue()
    prompts.put([SECURE, WAS_IT_VOX], back=True)

    prompts.forget()
    prompts.put([WAS_IT_VOX], back=True)

    assert said(prompts) == ["Was it a Vox card?"]
