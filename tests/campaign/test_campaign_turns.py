"""What a turn of the campaign does otherwise than one of the base game: drawing, declaring, the Prelude, the Fate."""

from transcript import no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.state import Draft


def test_bonus_cards_alone_are_not_drawn_to(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("led construction 5")
    session = with_known(session, **{"hand_counter of red": 1, "bonus of red": ("construction 6",)})
    plays(
        session,
        """
        Did you declare Keeper?
        > no
        The bot draws nothing and plays a bonus card. Lower its hand counter to zero.
        The bot surpasses with construction 6, for two actions.
        Does the bot have material?
        """,
    )


def test_a_bonus_card_surpasses_beside_drawn_ones(played: Engine) -> None:
    """The base game chooses among the two that were drawn."""
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("led construction 3")
    session = with_known(session, **{"bonus of red": ("construction 6",), "hand_counter of red": 4})
    plays(
        session,
        """
        Did you declare Tyrant?
        > no
        Which two cards did the bot draw?
        > construction 4 and construction 5
        The bot surpasses with construction 6, for two actions.
        Discard construction 4 and construction 5.
        Does the bot have material?
        """,
    )
    assert session.game.state[v.bonus.of("red")] == ()


def test_the_trust_selects_a_card_that_influences_the_council(played: Engine) -> None:
    """campaign/general-priorities/11, and the line of the suit's page."""
    session = with_known(session_of(played, fates="hegemon,steward"), declared=("tycoon",), first_regent="yellow")
    session.text("administration 2 and mobilization 3")
    no_until(session, "general-priorities/11")
    plays(
        session,
        """
        Would the Imperial Trust make the bot contend Tycoon, and can it get most agents on the Council?
        > yes
        The bot leads with mobilization 3, for three actions.
        Discard administration 2.
        It keeps material and fuel, and Guild cards of these.
        Does the bot have a relic?
        """,
    )
    no_until(session, "mobilization/7")
    plays(
        session,
        """
        Can the bot influence a card where it is not ahead?
        > no
        How many agents does the bot have in supply?
        > five
        Place two agents on the Council.
        One action left.
        Can the bot move to take control of a rival city or a Free city?
        """,
    )


def test_an_ambition_that_it_is_winning_comes_before_one_in_which_it_is_tied(played: Engine) -> None:
    """The base book would declare Tyrant, by the card with more actions."""
    session = session_of(played, fates="steward,founder", ledger="on")
    counts = {"tyrant": (2, 2), "warlord": (3, 1)}
    tallies = {
        f"tally of {seat} {name}": count
        for name, both in counts.items()
        for seat, count in zip(("red", "yellow"), both, strict=True)
    }
    session = with_known(session, **tallies)
    events = session.text("administration 3 and mobilization 4")
    assert "and declares Warlord" in events[0].text


def test_a_tie_is_declared_where_it_is_winning_nothing(played: Engine) -> None:
    session = session_of(played, fates="steward,founder", ledger="on")
    session = with_known(session, **{"tally of red tyrant": 2, "tally of yellow tyrant": 2})
    events = session.text("administration 3 and construction 3")
    assert "and declares Tyrant" in events[0].text


def test_what_matches_a_declared_ambition_is_kept_without_contending_it(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("led construction 2")
    session.text("yes")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > construction 6 and administration 2
        The bot surpasses with construction 6, for two actions.
        Discard administration 2.
        It keeps material and fuel, and Guild cards of these.
        Does the bot have a relic?
        """,
    )


def test_a_weapon_alone_makes_a_combat_card(played: Engine) -> None:
    """The base game wants fuel too."""
    session = session_of(played, seed=seed_rolling(6), order="yellow,red", fates="founder,hegemon")
    session = with_known(session, declared=("warlord",))
    session.text("led construction 6")
    session.text("no")
    session.text("mobilization 2 and administration 2")
    no_until(session, "general-priorities/4:weapon")
    plays(
        session,
        """
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        What the bot does by its own Fate is yours to decide for now.
        Does the bot have a weapon resource?
        > yes
        Can the bot use favorable combat to contend Warlord?
        > yes
        The bot pivots with mobilization 2, for one action.
        Discard administration 2.
        Does the bot have material?
        > no (6 times)
        Spend one weapon. This card can now move and battle.
        Move and battle to contend Warlord.
        Roll assault dice up to twice the fresh defenders, and the rest skirmish.
        Attack where most trophies are possible, and allocate hits for trophies.
        If it ransacks the court, take what brings most trophies. Roll intercepts again first, then blanks.
        The bot has no actions left. The turn is over.
        Round two. You lead.
        Which card did you lead?
        """,
    )


def test_its_fate_selects_the_card_and_then_takes_half_of_the_actions(played: Engine) -> None:
    session = session_of(played, fates="founder,hegemon")
    session.text("administration 2 and construction 2")
    no_until(session, "founder/influence-council")
    session.text("yes")
    no_until(session, "influencing/supply")
    plays(
        session,
        """
        How many agents does the bot have in supply?
        > ten
        Place two agents on the Council.
        Two actions left.
        Is any ship or building of the bot damaged?
        """,
    )


def test_after_surpassing_its_fate_is_checked_and_then_the_suit(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("led administration 3")
    session.text("no")
    session.text("administration 4 and construction 2")
    assert session.game.state[v.left] == 3
    no_until(session, "steward/influence-council")
    plays(
        session,
        """
        Can the bot influence the Imperial Council?
        > yes
        How many agents has the leading rival on the Council?
        > one
        Place one agent on the Council.
        Two actions left.
        Can the bot influence the Imperial Council?
        > yes
        Place one agent on the Council.
        One action left.
        Is any ship or building of the bot damaged?
        """,
    )


def test_a_fate_that_selected_nothing_is_not_asked_again(played: Engine) -> None:
    session = session_of(played, fates="steward,founder")
    session.text("administration 2 and construction 2")
    seen = []
    for _ in range(60):
        seen.append(session.question.step)
        session.text("no" if session.question.expect == "yes_no" else "zero")
        if session.question.step.startswith("player-turn"):
            break
    assert seen.count("steward/influence-council") == 1


def test_an_ability_selects_the_card_and_is_used_first(played: Engine) -> None:
    session = session_of(played, fates="hegemon,founder")
    session.text("administration 2 and construction 2")
    no_until(session, "ability-selects/ready")
    session.text("yes")
    session.text("yes")
    session.text("repair")
    no_until(session, "actions-left/used")
    plays(
        session,
        """
        Use that ability, and exhaust its card.
        How many actions did that take?
        > 1
        Three actions left.
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_where_each_action_is_played_with_the_same_card_it_is_not_asked_which(played: Engine) -> None:
    session = session_of(played, fates="hegemon,founder")
    session.text("administration 2 and administration 3")
    no_until(session, "ability-selects/ready")
    session.text("yes")
    plays(
        session,
        """
        Can the bot use an ability on a ready Guild or lore card to tax, influence or repair?
        > yes
        The bot leads with administration 2, for four actions.
        Discard administration 3.
        Does the bot have material?
        """,
    )


def test_an_act_has_three_chapters(played: Engine) -> None:
    session = session_of(played, fates="hegemon,founder")
    over = {"hand_counter of red": 0, "cards_left of yellow": 0, "out of yellow": True, "to_play": ()}
    session = with_known(session, at="seat/compute-1", chapter=3, round=6, council="decided", **over)
    after = session.game.engine.go_on(Draft(session.game.state))
    assert [event.text for event in after.events] == ["Chapter three of Act one is over.", "Act one is over."]
    assert after.state.step == "act-end/on"
