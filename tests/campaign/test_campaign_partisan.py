"""Partisan in both acts: its lines, its Spy, and its way of seizing, which may be a Law for all."""

import pytest
from round_ends import drawing, on_to
from transcript import no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.fate_rules import seizes_by_outrage
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def following(played: Engine, fates: str, roll: int, counter: int, **known: object) -> Session:
    """Red follows, and its seize counter will stand at `counter`."""
    session = session_of(played, seed_rolling(roll), order="red,yellow", fates=fates)
    known = {"lead": "construction 3", "leading_seat": "yellow", "seize_counter of red": counter - 1, **known}
    session = with_known(session, declared=("tycoon", "tyrant", "warlord"), **known)
    session.text("administration 4 and mobilization 5")
    return session


def test_a_partisan_goes_for_the_initiative_then_for_action_cards(played: Engine) -> None:
    session = drawing(played, "partisan,founder", "mobilization 2 and administration 2")
    no_until(session, "partisan/influence-initiative")
    plays(
        session,
        """
        Can the bot influence a card that would let it gain the initiative?
        > no
        Can the bot influence a card that would give it an action card?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard administration 2.
        Does the bot have material?
        """,
    )


def test_spy_takes_the_highest_card_of_the_player_as_a_bonus_card(played: Engine) -> None:
    session = drawing(played, "partisan,founder", "mobilization 2 and administration 2")
    no_until(session, "partisan/spy")
    session.text("yes")
    on_to(session, "informants/which")
    plays(
        session,
        """
        Use Spy on you, once in the chapter.
        Draw five cards from the stack. Put your highest card on the board of the bot, take the highest drawn, and shuffle the rest back.
        Which card lies on the board of the bot now?
        > aggression 6
        Three actions left.
        Can the bot influence a card that would let it gain the initiative?
        """,  # noqa: E501
    )
    state = session.game.state
    assert (state[v.bonus.of("red")], state[v.hand_counter.of("red")]) == (("aggression 6",), 5)
    assert state[v.exhausted.of("red")] == ("informants",)


def test_with_three_cards_it_does_not_spy(played: Engine) -> None:
    session = drawing(played, "partisan,founder", "mobilization 2 and administration 2", **{"hand_counter of red": 4})
    steps = []
    while not session.question.step.startswith("general-priorities"):
        steps.append(session.question.step)
        session.text("no")
    assert "partisan/spy" not in steps
    assert "partisan/influence-action-card" in steps


def test_outrages_are_added_to_the_roll_and_one_more_is_provoked_instead_of_a_card(played: Engine) -> None:
    plays(
        following(played, "partisan,founder", 3, 6, **{"outrages of red": ("fuel", "relic")}),
        """
        Raise the seize counter to six.
        (die: 3)
        Outrage for which resource would cost the bot fewest cards and resources?
        > weapon
        The roll is three, plus two for outrage. The bot seizes the initiative, and provokes outrage for weapon instead of a card.
        Can the bot influence a card that would let it gain the initiative?
        """,  # noqa: E501
    )
    failed = following(played, "partisan,founder", 4, 6, **{"outrages of red": ("fuel", "relic")})
    told = [getattr(event, "text", "") for event in failed.opening()]
    assert "The roll is four, plus two for outrage. The initiative is not seized." in told


@pytest.mark.parametrize(("laws", "hand"), [(("partisan_seizing",), 5), ((), 4)])
def test_as_a_law_all_bots_seize_so(played: Engine, laws: tuple[str, ...], hand: int) -> None:
    session = following(played, "steward,founder", 1, 4, laws=laws)
    assert seizes_by_outrage(session.game.state) == bool(laws)
    if laws:
        session.text("fuel")
    state = session.game.state
    assert (state[v.seized_by], state[v.hand_counter.of("red")]) == ("red", hand)
    assert state[v.outrages.of("red")] == (("fuel",) if laws else ())


def test_a_partisan_of_act_two_declares_from_second_place_and_clears_an_outrage(played: Engine) -> None:
    known: dict[str, object] = {"outrages of red": ("fuel", "relic")}
    session = drawing(played, "partisan,founder", "administration 2 and mobilization 2", "2", **known)
    plays(
        session,
        """
        Is the bot alone in first place in Tycoon?
        > no
        Is the bot tied for first place in Tycoon?
        > no
        Is the bot in second place, ties included, in Tycoon?
        > yes
        The bot leads with administration 2, for four actions, and declares Tycoon.
        Can the bot clear an outrage by the People's Hero?
        > yes
        Which outrage?
        > relic
        Clear the outrage for relic.
        Discard mobilization 2.
        It keeps material and fuel, and Guild cards of these.
        Does the bot have a relic?
        """,
    )
    assert session.game.state[v.outrages.of("red")] == ("fuel",)


def test_twice_it_declares_only_what_it_is_winning(played: Engine) -> None:
    session = drawing(played, "partisan,founder", "administration 2 and administration 3", "2", declared=("tycoon",))
    asked = [session.question.text]
    while session.question.step == "declare/first":
        session.text("no")
        asked.append(session.question.text)
    of_tycoon = [text for text in asked if text.startswith("Is the bot") and "Tycoon" in text]
    assert of_tycoon == ["Is the bot alone in first place in Tycoon?"]


def test_without_an_outrage_no_guild_card_of_one_is_asked_for(played: Engine) -> None:
    session = drawing(played, "partisan,founder", "aggression 2 and mobilization 2", "2")
    no_until(session, "general-priorities/5")
    assert not [passed for passed in session.game.state.trail if "outraged" in passed.step]


@pytest.mark.parametrize(("answer", "left"), [("yes", 5), ("no", 4)])
def test_a_player_seizes_by_outrage_too_where_it_is_a_law(played: Engine, answer: str, left: int) -> None:
    session = session_of(played, order="red,yellow", fates="steward,founder")
    session = with_known(session, laws=("partisan_seizing",))
    session.text("mobilization 2 and construction 2")
    on_to(session, "player-turn/follow")
    session.text("copy")
    session.text("yes")
    assert session.question.text == "Did you provoke outrage for it, instead of a card?"
    session.text(answer)
    state = session.game.state
    assert (state[v.leading_seat], state[v.cards_left.of("yellow")]) == ("yellow", left)


def test_a_player_who_spies_tells_which_card_the_bot_has(played: Engine) -> None:
    session = session_of(played, order="yellow,red", bots="red", fates="partisan,steward")
    told = [getattr(event, "text", "") for event in session.opening()]
    assert "Your card then lies on its board. Tell me with: that changed, spied on." in told
    plays(
        session,
        """
        The bot is First Regent.
        Round one. You lead.
        Your Spy targets a bot. Draw as many cards as its hand counter, and exchange your highest for the highest drawn.
        Your card then lies on its board. Tell me with: that changed, spied on.
        Which card did you lead?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > spied on
        Which card have you put on the board of the bot?
        > aggression 6
        Noted.
        Which card did you lead?
        """,
    )
    state = session.game.state
    assert (state[v.bonus.of("red")], state[v.hand_counter.of("red")]) == (("aggression 6",), 6)


def test_where_act_two_is_begun_directly_its_outrages_are_asked_for(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="partisan,founder", act="2")
    session.text("administration 2 and mobilization 2")
    on_to(session, "partisan/outrages")
    session.text("fuel")
    assert session.question.text == "Can the bot influence a Guild card of a resource that it has outraged?"
