"""The modifiers of difficulty, one by one: each changes what is said, and the set-up asks for it."""

import pytest
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_base.rules.selecting import logistics_apply, pilots_apply
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine

FATES = {"fates": "steward,founder"}


def begun(played: Engine, **options: str) -> list[str]:
    """What is said before the first question of a turn, each order carried out."""
    session = session_of(played, **{**FATES, **options})
    said = [event.text for event in session.opening()]
    while session.question.expect == "ack":
        said += [event.text for event in session.text("done")]
    return said


def test_the_player_who_sits_last_leaves_the_initiative_to_a_bot(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white", "yes"):
        session.text(answer)
    no_until(session, "set-up/read")
    session.text("yes")
    for _ in range(2):
        session.text("done")
    assert session.game.state[v.order] == ("red", "white")


@pytest.mark.parametrize(
    ("level", "ahead", "actions"), [("behind", False, 3), ("behind", True, 2), ("always", True, 3)]
)
def test_efficient_logistics_is_an_action_more(played: Engine, level: str, ahead: bool, actions: int) -> None:
    """Behind: also where power is equal, as at the start; each bot by itself."""
    session = session_of(played, order="yellow,red", efficient_logistics=level, **FATES)
    power = {"power of red": 3, "power of yellow": 2 if ahead else 3}
    session.text("led construction 5")
    session = with_known(session, **power)
    session.text("no")
    session.text("construction 6 and administration 2")
    assert session.game.state[v.left] == actions


def test_elite_pilots_are_told_where_it_battles(played: Engine) -> None:
    session = session_of(played, page="aggression", elite_pilots="always", **FATES)
    no_until(session, "aggression/15.1")
    said = [event.text for event in session.text("yes")]
    assert "With Elite Pilots, the bot rolls one die more in every battle." in said


def test_of_two_bots_only_the_one_that_is_not_ahead_has_them(played: Engine) -> None:
    options = {"bots": "red,blue", "fates": "steward,founder,hegemon", "efficient_logistics": "behind"}
    session = with_known(session_of(played, **options), **{"power of red": 4, "power of blue": 1, "power of yellow": 2})
    plays(
        session,
        """
        Which two cards did red draw?
        > aggression 2 and aggression 3
        Is red alone in first place in Tycoon?
        """,
    )
    assert not logistics_apply(session.game.state)
    assert logistics_apply(with_known(session, bot="blue").game.state)


@pytest.mark.parametrize(
    ("others", "applies"),
    [((4, 6), True), ((3, 6), False), ((6, 3), False), ((3, 3), False), ((3, None), False), ((6, None), True)],
)
def test_among_several_players_only_a_bot_with_more_power_than_none_has_them(
    played: Engine, others: tuple[int, int | None], applies: bool
) -> None:
    """It must be behind all players, or tied; what nobody has told of another one is asked."""
    fates = "steward,founder,admiral"
    session = session_of(played, order="red,yellow,white", efficient_logistics="behind", fates=fates)
    yellow, white = others
    session = with_known(session, **{"power of red": 4, "power of yellow": yellow, "power of white": white})
    assert logistics_apply(session.game.state) is applies


def test_the_normal_mode_is_both_while_behind(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white"):
        session.text(answer)
    no_until(session, "set-up/normal")
    assert "normal mode" in session.question.text
    session.text("yes")
    assert (session.game.state[v.logistics], session.game.state[v.pilots]) == ("behind", "behind")
    assert session.question.text == "Do bots keep that even while they are ahead in power?"
    session.text("yes")
    assert (session.game.state[v.logistics], session.game.state[v.pilots]) == ("always", "always")


def test_a_bot_that_is_tied_has_its_advantages_also_at_the_start(played: Engine) -> None:
    session = session_of(played, efficient_logistics="behind", elite_pilots="behind", **FATES)
    plays(
        session,
        """
        The bot is First Regent.
        Round one. The bot leads.
        Which two cards did the bot draw?
        > aggression 2 and aggression 3
        Is the bot alone in first place in Tycoon?
        """,
    )
    tied = with_known(session, chapter=2, **{"power of red": 7, "power of yellow": 7})
    assert logistics_apply(tied.game.state)
    assert pilots_apply(tied.game.state)
    assert not pilots_apply(with_known(session, **{"power of red": 8}).game.state)


def test_a_harder_game_is_asked_for_apart_from_the_normal_mode(played: Engine) -> None:
    session = session_of(played, set_up="ask")
    for answer in ("one", "one", "red", "white"):
        session.text(answer)
    no_until(session, "set-up/normal")
    plays(
        session,
        """
        Do you play the normal mode, with Efficient Logistics and Elite Pilots for bots?
        > yes
        Do bots keep that even while they are ahead in power?
        > yes
        Does the bot with the most power begin every chapter with the initiative?
        > yes
        Do you use any of the other modifiers, such as Fleet Readiness or Warp Blockades?
        """,
    )
    state = session.game.state
    assert (state[v.logistics], state[v.pilots], state[v.most_power_leads]) == ("always", "always", True)


def test_the_bot_with_most_power_begins_a_chapter(played: Engine) -> None:
    session = session_of(played, most_power_leads="on", bots="red,blue", fates="steward,founder,hegemon")
    session = with_known(session, at="chapter/most-power")
    session.text("blue")
    assert session.game.state[v.leading_seat] == "blue"


@pytest.mark.parametrize(("bots", "fates"), [("red", "steward,founder"), ("red,blue", "steward,admiral,founder")])
def test_so_does_the_first_chapter_of_act_two(played: Engine, bots: str, fates: str) -> None:
    session = session_of(played, most_power_leads="on", bots=bots, order=f"{bots},yellow", fates=fates)
    session = with_known(session, at="act-end/ready", leading_seat="yellow")
    session.text("done")
    if "," in bots:
        assert session.question.text == "Which bot has the most power?"
        session.text("red")
    assert session.game.state[v.leading_seat] == "red"
    assert session.question.step == "which-fates/which"


def test_fleet_readiness_puts_ships_on_the_board(played: Engine) -> None:
    said = "Fleet Readiness: put one more ship of each bot in each system with its pieces."
    assert said in begun(played, fleet_readiness="on")
    assert said not in begun(played)


def test_strategic_reserves_are_resources_by_chance(played: Engine) -> None:
    options = {"bots": "red,blue", "fates": "steward,founder,hegemon", "strategic_reserves": "on"}
    assert begun(played, **options)[0] == "Strategic Reserves: red gets one weapon, and blue gets one psionic."


def test_what_is_added_at_set_up_is_not_added_in_act_two(played: Engine) -> None:
    assert not [text for text in begun(played, act="2", fleet_readiness="on") if "Fleet" in text]


REMINDERS = {
    "armored_hulls": (
        "If you attack: fresh ships of a bot take two hits to be damaged, damaged ones one to be destroyed."
    ),
    "energy_shields": "If you attack: every ship of a bot takes two hits to be damaged, and two to be destroyed.",
    "carrier_tactics": "If you attack: damage all its ships before you destroy one.",
    "fortress_vaults": "If you attack: its resource slots with one key have two.",
    "warp_blockades": "The bot controls a gate with one fresh ship.",
}


@pytest.mark.parametrize("option", REMINDERS)
def test_the_player_is_told_before_their_turn(played: Engine, option: str) -> None:
    said = begun(played, order="yellow,red", **{option: "on"})
    assert REMINDERS[option] in said
    assert REMINDERS[option] not in begun(played, order="yellow,red")


@pytest.mark.parametrize("option", REMINDERS)
def test_what_has_a_star_is_only_for_attacks_of_the_player(played: Engine, option: str) -> None:
    """campaign/difficulty-modifiers-optional/18: so it is told before a turn of the player, and in no turn of a bot."""
    assert REMINDERS[option].startswith("If you attack") is (option != "warp_blockades")
    assert REMINDERS[option] not in begun(played, order="red,yellow", **{option: "on"})


def test_several_are_told_in_one_sentence_and_after_a_few_turns_no_more(played: Engine) -> None:
    every = dict.fromkeys(REMINDERS, "on")
    session = session_of(played, order="yellow,red", **every, **FATES)
    told = next(event for event in session.opening() if event.text.startswith("If you attack"))
    assert told.text == (
        "If you attack: every ship of a bot takes two hits to be damaged, and two to be destroyed; damage all its "
        "ships before you destroy one; its resource slots with one key have two. "
        "The bot controls a gate with one fresh ship."
    )
    assert told.short == ""


def test_of_several_bots_the_one_with_more_fresh_ships_holds_the_gate(played: Engine) -> None:
    options = {"bots": "red,blue", "order": "yellow,red,blue", "fates": "steward,founder,hegemon"}
    said = begun(played, warp_blockades="on", **options)
    assert "The bot with more of them there controls a gate with one fresh ship." in said


@pytest.mark.parametrize(
    ("blockades", "asked"),
    [
        ("off", ""),
        ("on", " One of its fresh ships controls a gate."),
    ],
)
def test_warp_blockades_count_where_a_gate_is_looked_for(played: Engine, blockades: str, asked: str) -> None:
    session = session_of(played, page="mobilization", warp_blockades=blockades, **FATES)
    no_until(session, "mobilization/10")
    assert session.question.text == f"Can the bot move to change control of a gate that a rival controls?{asked}"
