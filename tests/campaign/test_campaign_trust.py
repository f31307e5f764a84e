"""What lies in the Imperial Trust, and what the end of a round may have moved: it is counted again."""

from round_ends import round_over
from transcript import draft_of, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.empire import become_first_regent
from voice_supercat.procedure.engine import Engine


def test_with_the_title_the_imperial_trust_counts_for_someone_else(played: Engine) -> None:
    """So what was counted for ambitions that resources win is asked again, and captives are not."""
    counts = {f"tally of {seat} {name}": 2 for seat in ("red", "yellow") for name in ("tycoon", "tyrant")}
    draft = draft_of(played, order=("red", "yellow"), seat="red", first_regent="yellow", **counts)
    become_first_regent(draft)
    assert draft[v.first_regent] == "red"
    tallies = [draft[v.tally.of(seat, name)] for seat in ("red", "yellow") for name in ("tycoon", "tyrant")]
    assert tallies == [None, 2, None, 2]


def test_the_first_regent_counts_what_lies_in_the_trust_too(played: Engine) -> None:
    """Not even without Guild cards are its resources all that counts for it."""
    session = session_of(played, fates="steward,hegemon", ledger="on", questions="together")
    session = with_known(session, **{"guild_cards of red": 0, "material of red": 0, "fuel of red": 1})
    plays(
        session,
        """
        Which two cards did the bot draw?
        > administration 2 and construction 3
        How many material and fuel icons does the bot have, with the Trust's?
        """,
    )


def test_edicts_may_have_moved_any_resource(played: Engine) -> None:
    session = round_over(played, council_secured_by="yellow", **{"fuel of red": 2})
    session.text("no")
    session.text("edicts")
    assert session.game.state[v.fuel.of("red")] is None
