"""Conquests, exploration and traps, as they are said."""

from midgame import NEXT, PAIR, between_turns
from transcript import plays

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine

TO_ISLAND = (
    "Of several, take the hex closest to the middle island, then your single tokens, else you, then the hex tiebreaker."
)
WHOSE = "Conquer next to its own: yours with one token, else another hex not next to yours, or none?"


def test_conquest_of_one_of_several_territories_of_yours(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, toppled=1)
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        {WHOSE}
        > yours
        Can the Automa still gain the middle island achievement?
        > yes
        When you take that island, tell me: say island.
        Of several, take the one closest to the middle island, then the first by the hex tiebreaker.
        Place an outpost of the Automa on that territory.
        Say done, trap if you play one, or island if that is the middle island.
        > island
        Topple your outpost. The Automa controls two territories.
        The Automa earns the middle island. How many points does it show, zero if full?
        > ten
        Place its token there. The Automa has ten points.
        The Automa earns two toppled outposts. How many points does it show, zero if full?
        > five
        Place its token there. The Automa has fifteen points.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_player_who_has_the_set_up_read_is_offered_the_hex_tiebreaker_step_by_step(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["explore"]}, setup_read=True)
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        Explore next to its own, if it can: the first hex by the hex tiebreaker.
        Shall I explain how distance is counted?
        > no
        Shall I explain the hex tiebreaker, with an example?
        > yes
        Step one: find the hex tiebreaker icon on the tiebreaker card. Say next.
        > next
        Step two: its black arrow points to a hex at the edge of the map. Start there. Say next.
        > next
        Step three: follow that row the way the black arrow points, hex by hex. Say next.
        > next
        Step four: with no valid hex there, take the row at the gray arrow, then the row beyond. Say next.
        > next
        Step five: the first valid hex that you reach is chosen. Say next for an example.
        > next
        Example: several hexes are valid to explore. You count along the rows from the black arrow.
        Hexes one to eight are not valid, hex nine is. So the tile goes there, wherever the others are.
        A territory tile there, turned at random.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_trap_saves_your_territory(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer anywhere"]}, island="gained")
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        {WHOSE.replace("next to its own", "anywhere on the map")}
        > mine
        Of several, take the first by the hex tiebreaker.
        Place an outpost of the Automa on that territory.
        Say done, or trap if you play one.
        > trap
        Topple the Automa's outpost. You keep the territory.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )
    assert session.game.state[v.territories] == 1


def test_neutral_conquest_with_every_tiebreaker_is_one_question_where_the_island_is_closed(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, island="closed")
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        {WHOSE}
        > another
        Of several, take the hex closest to your single tokens, else to any territory of yours, then the hex tiebreaker.
        If it is empty, place a territory tile, turned at random. Then place an Automa outpost.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )
    assert session.game.state[v.territories] == 2


def test_middle_island_is_asked_for_while_the_automa_can_gain_it(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, island_sure=True, topples__2=True)
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        {WHOSE.replace(" not next to yours", "")}
        > another hex
        {TO_ISLAND}
        Is that the middle island?
        > no
        If it is empty, place a territory tile, turned at random. Then place an Automa outpost.
        Place an outpost of the Shadow Empire there too, toppled.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_whether_the_island_can_be_gained_is_asked_again_after_the_player_took_it(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, island_sure=True)
    plays(
        session,
        f"""{NEXT}
        > island
        Noted.
        {NEXT}
        > one two
        The Automa advances to military one.
        {WHOSE}
        > another
        Can the Automa still gain the middle island achievement?
        > no
        Of several, take the hex closest to your single tokens, else to any territory of yours, then the hex tiebreaker.
        If it is empty, place a territory tile, turned at random. Then place an Automa outpost.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_toppled_outpost_on_the_card_allows_hexes_next_to_yours_and_places_one(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, topples__2=None, island="gained")
    plays(
        session,
        PAIR
        + f"""The Automa advances to military one.
        Does the tiebreaker card show the icon of a toppled outpost?
        > yes
        {WHOSE.replace(" not next to yours", "")}
        > another
        Of several, take the hex closest to your single tokens, else to any territory of yours, then the hex tiebreaker.
        If it is empty, place a territory tile, turned at random. Then place an Automa outpost.
        Unless that is the middle island, place an outpost of the Shadow Empire there too, toppled.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_conquest_without_a_valid_hex_is_skipped(bots: Engine) -> None:
    session = between_turns(bots, spaces={"military 1": ["conquer"]})
    for answer in ("one two", "no"):
        told = session.text(answer)
    assert told[0].text == "The action is skipped."
    assert session.game.state[v.territories] == 1


def test_exploring_looks_far_away_unless_military_is_the_favorite_and_asks_nothing(bots: Engine) -> None:
    for favorite, far in (("military", False), ("science", True)):
        session = between_turns(bots, spaces={f"{favorite} 1": ["explore"]}, favorite__automa=favorite)
        said = [event.text for event in session.text("one two")]
        assert any("furthest from you" in text for text in said) is far
        assert "A territory tile there, turned at random." in said
        assert said[-1] == NEXT


def test_your_conquest_meets_the_tapestry_cards_of_the_automa(bots: Engine) -> None:
    session = between_turns(bots, tapestries=2, territories=3)
    plays(
        session,
        f"""{NEXT}
        > control
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > no
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > no
        The territory is yours. The Automa controls two territories.
        {NEXT}
        > control
        The territory is yours. The Automa controls one territory.
        {NEXT}""",
    )


def test_trap_of_the_automa_keeps_its_territory(bots: Engine) -> None:
    session = between_turns(bots, tapestries=2, territories=3)
    for answer in ("control", "yes"):
        told = session.text(answer)
    assert told[0].text == "The Automa keeps the territory. Place your outpost there toppled."
    assert (session.game.state[v.tapestries], session.game.state[v.territories]) == (1, 3)


def test_your_outpost_toppled_by_a_trap_counts_for_the_achievement_of_the_automa(bots: Engine) -> None:
    session = between_turns(bots, tapestries=2, territories=3, toppled=1)
    plays(
        session,
        f"""{NEXT}
        > control
        Discard one of the Automa's tapestry cards at random.
        Was it a trap?
        > yes
        The Automa keeps the territory. Place your outpost there toppled.
        The Automa earns two toppled outposts. How many points does it show, zero if full?
        > five
        Place its token there. The Automa has five points.
        {NEXT}""",
    )


def test_start_of_the_automa_cannot_be_conquered(bots: Engine) -> None:
    session = between_turns(bots)
    plays(
        session,
        f"""{NEXT}
        > control
        By my count the Automa controls only its start. Two tokens lie there, it cannot be conquered.
        {NEXT}""",
    )
    assert session.game.state[v.territories] == 1


def test_middle_island_keeps_the_shadow_empire_away_also_when_its_achievement_is_closed(bots: Engine) -> None:
    for closed in ("closed", "gained"):
        session = between_turns(bots, spaces={"military 1": ["conquer"]}, topples__2=True, island=closed)
        for answer in ("one two", "another"):
            told = session.text(answer)
        said = [event.text for event in told]
        assert "Unless that is the middle island, place an outpost of the Shadow Empire there too, toppled." in said
        assert session.game.state[v.points] == 0
    session = between_turns(bots, spaces={"military 1": ["conquer"]}, topples__2=True, island_sure=True)
    for answer in ("one two", "another", "yes", "ten"):
        told = session.text(answer)
    assert not any("toppled" in event.text for event in told)
