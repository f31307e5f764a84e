"""What A.I. factions build and hold: nodes, ambassadors, the win."""

import pytest
from sessions import answer_steps, at, holding, new_session
from transcript import plays, with_known

from voice_supercat.procedure.engine import Engine


def test_the_last_two_production_buy_a_third_production_node(played_ascendancy: Engine) -> None:
    plays(
        at(played_ascendancy, "klingon", "klingon/slots", production=2, research=0, culture=0, two_production=True),
        """
        What nodes can still be built there?
        > production
        Build a production node for two production. They may use their last for it.
        Exhaust a command: build a starbase at a system of theirs. It brings an exhausted command.
        Can three or more of their single ships in one system form a fleet?
        """,
    )


def test_research_comes_before_a_third_production_node(played_ascendancy: Engine) -> None:
    nodes = {"node_production": "1", "node_research": "1"}
    session = with_known(
        new_session(played_ascendancy, "klingon"),
        **{"two_production of klingon": True, "open_nodes of klingon": ("production", "research")},
    )
    said = answer_steps(session, weapons_cost="9", shields_cost="9", **nodes)
    research = said.index("Build a research node. They keep two production, two research, three culture.")
    assert said[research + 1] == "Build a production node for two production. They may use their last for it."


@pytest.mark.parametrize(
    ("faction", "use"),
    [
        ("andorian", "For fleet one, use the printed side of the card."),
        ("breen", "For fleet one, use the blank side of the card."),
        ("federation", "For fleet two, use the side of the card that is no battle group."),
        ("ferengi", "For fleet one, use the Loss Interdiction Task Force side of the card."),
        ("klingon", "For fleet one, use the blank side of the card."),
        ("romulan", "For fleet one, use the blank side of the card."),
        ("vulcan", "For fleet one, use the blank side of the card."),
    ],
)
def test_the_side_of_a_fleet_card_is_known_before_it_is_counted(
    played_ascendancy: Engine, faction: str, use: str
) -> None:
    question = f"{use} How many ships can the fleet hold?"
    session = new_session(played_ascendancy, faction)
    holding(session, production=4, research=0, ascendancy=1, commands=5)
    said = answer_steps(session, what_happens="bot_turn")
    assert question in said
    assert not [text for text in said[said.index(question) + 1 :] if "side of the" in text]
