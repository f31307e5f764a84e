"""The README's transcript is what the program says."""

from pathlib import Path

from transcript import plays, session_of

from voice_supercat.procedure.engine import Engine

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_transcript_is_real(played: Engine) -> None:
    transcript = README.read_text(encoding="utf-8").split("```")[1]

    plays(session_of(played, questions="together", ledger="on"), transcript)
