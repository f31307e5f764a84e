"""What A.I. factions build and hold: nodes, ambassadors, the win."""

from sittings import answer_steps, at, begun
from transcript import plays

from voice_supercat.procedure.engine import Engine


def test_the_last_two_production_buy_a_third_production_node(played_ascendancy: Engine) -> None:
    plays(
        at(played_ascendancy, "klingon", "klingon/open-node", production=2, research=0, two_production=1),
        """
        Does any Klingon planet have an open node they could build?
        > yes
        Can an open node become a research node?
        > no
        Can an open node become a production node?
        > yes
        Build a production node for two production. They may use their last for it.
        Do they control a system without a starbase, other than their homeworld?
        """,
    )


def test_research_comes_before_a_third_production_node(played_ascendancy: Engine) -> None:
    nodes = {"open_node": "yes", "research_slot": "yes", "node_production": "1", "node_research": "1"}
    session = begun(played_ascendancy, "klingon")
    said = answer_steps(session, two_production="yes", weapons_cost="9", shields_cost="9", **nodes)
    assert "Build a research node. They keep two production, two research, three culture." in said
    assert "Can an open node become a production node?" not in said
