"""Cards of the court and the Imperial Council: what is influenced, with how many agents, and what is secured."""

import pytest
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def at(played: Engine, step: str, options: dict[str, str] | None = None, **known: object) -> Session:
    """The page of `step`, at that question, after a no to all before it but that cards can be secured."""
    page = step.partition("/")[0]
    session = with_known(session_of(played, 0, page, **(options or {})), **known)
    while session.question.step != step:
        no = "zero" if session.question.expect == "number" else "no"
        session.text("yes" if session.question.step.endswith("can-secure") else no)
    return session


def asked(played: Engine, page: str, **known: object) -> list[str]:
    """Every question of the page where the answer is always no, but that cards can be secured."""
    session = with_known(session_of(played, 0, page), **known)
    steps = []
    while session.question.step.startswith(page):
        steps.append(session.question.step)
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    return steps


# Influencing


def test_a_card_is_chosen_by_the_principles_of_this_document(played: Engine) -> None:
    """campaign/influence-principles/priorities: cards without agents are no contested ones, and have no captives."""
    plays(
        at(played, "mobilization/7"),
        """
        Can the bot influence a card that it does not lead on?
        > yes
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > without agents
        Is only one of them one without agents?
        > no
        Is any of those one granting an action card or a Loyal card matching an outrage?
        > no
        Does one of those alone have the most keys?
        > no
        How many are still equally good?
        > two
        (die: 2)
        Count the two from your left, and take the second.
        How many agents does the bot have in supply?
        > six
        Place two agents on it.
        Two actions left.
        Can the bot influence a card that it does not lead on?
        """,
    )


def test_most_captives_come_after_action_cards_and_before_loyal_ones(played: Engine) -> None:
    plays(
        at(played, "administration/5"),
        """
        Can the bot influence a card that it does not lead on?
        > yes
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > no
        Is any of those one granting an action card?
        > no
        Does one of those alone have most captives to take?
        > no
        Is any of those a Loyal card matching an outrage?
        > no
        Does one of those alone have the most keys?
        > yes
        Is that card without agents, contested, or neither?
        > neither
        Place one agent on it.
        Three actions left.
        Can the bot influence a card that it does not lead on?
        """,
    )


def test_faithful_cards_are_attached_only_where_someone_has_brought_them(played: Engine) -> None:
    session = at(played, "mobilization/7", laws=("faithful",))
    session.text("yes")
    assert "one with a Faithful card attached" in session.question.text


@pytest.mark.parametrize(
    ("left", "supply", "said"),
    [
        (4, "four", "Place three agents on it, to have one more than the leading rival."),
        (2, "four", "It cannot have more than the leading rival. Place two agents on it, to have as many."),
        (4, "two", "It lacks the agents for that. Leave that card."),
        (1, None, "It lacks the actions for that. Leave that card."),
    ],
)
def test_a_contested_card_is_led_matched_or_left(played: Engine, left: int, supply: str | None, said: str) -> None:
    """campaign/influence-principles/3"""
    session = at(played, "mobilization/7", left=left)
    for answer in ("yes", "lore", "yes", "contested", "one"):
        session.text(answer)
    events = session.text("three")
    assert (session.text(supply) if supply else events)[0].text == said


def test_once_a_card_is_left_another_one_is_asked_for(played: Engine) -> None:
    session = at(played, "mobilization/7", left=1)
    for answer in ("yes", "lore", "yes", "contested", "one", "three"):
        session.text(answer)
    assert session.question.text == "Can the bot influence any other card than the one it left?"
    assert session.game.state[v.left] == 1


def test_a_card_that_selected_the_turn_is_not_asked_for_again(played: Engine) -> None:
    """General Priorities 10, where it can have most agents on a card, is what Mobilization 7 asks."""
    session = with_known(session_of(played, fates="hegemon,founder"), unbuilt=0)
    session.text("mobilization 4 and mobilization 5")
    no_until(session, "general-priorities/10")
    session.text("yes")
    while not session.question.step.startswith("choosing-a-card"):
        assert session.question.step != "mobilization/7"
        session.text("zero" if session.question.expect == "number" else "no")


# The Imperial Council


def test_the_council_keeps_the_agents_that_it_was_influenced_with(played: Engine) -> None:
    """campaign/mobilization-move-influence/8: agents of players are asked for again, those of the bot are known."""
    session = at(played, "mobilization/8", declared=("tycoon",), **{"on_council of yellow": None})
    plays(
        session,
        """
        Would the bot contend Tycoon with the Imperial Trust?
        > yes
        Can the bot influence the Imperial Council?
        > yes
        How many agents has the leading rival on the Council?
        > zero
        How many agents does the bot have in supply?
        > five
        Place two agents on the Council.
        Two actions left.
        Can the bot influence the Imperial Council?
        """,
    )
    state = session.game.state
    assert (state[v.on_council.of("red")], state[v.on_council.of("yellow")]) == (2, 0)


@pytest.mark.parametrize(
    ("own", "rival", "said"),
    [
        (1, "two", "Place two agents on the Council, to have one more than the leading rival."),
        (1, "one", "Place one agent on the Council."),
        (2, "one", "It leads there already. No agents are placed."),
    ],
)
def test_on_the_council_the_principles_count_too(played: Engine, own: int, rival: str, said: str) -> None:
    on_council = {"on_council of red": own, "on_council of yellow": None, "agents_left of red": 5}
    session = at(played, "mobilization/8", declared=("keeper",), **on_council)
    session.text("yes")
    session.text("yes")
    assert session.text(rival)[0].text == said


@pytest.mark.parametrize(
    "known",
    [
        {"declared": ("tyrant", "warlord")},  # the Trust holds resources
        {"declared": ()},
        {"declared": ("tycoon",), "council": "decided"},
        {"declared": ("tycoon",), "first_regent": "red"},  # for whom it counts already
        {"declared": ("tycoon",), "agents_left of red": 0},
    ],
)
def test_the_trust_is_not_asked_for_in_vain(played: Engine, known: dict[str, object]) -> None:
    assert "mobilization/8" not in asked(played, "mobilization", **known)


def test_securing_the_council_decides_it_and_takes_all_agents_off(played: Engine) -> None:
    on_council = {"on_council of red": 2, "on_council of yellow": 1, "agents_left of red": 5}
    session = at(played, "aggression/2:council", **on_council)
    session.text("yes")
    state = session.game.state
    assert (state[v.council], state[v.council_secured_by]) == ("decided", "red")
    assert (state[v.on_council.of("red")], state[v.on_council.of("yellow")]) == (0, 0)
    assert session.question.step != "vox/any"


@pytest.mark.parametrize("known", [{"on_council of red": 0}, {"council": "decided", "on_council of red": None}])
def test_a_council_without_its_agents_or_that_has_decided_is_not_secured(
    played: Engine, known: dict[str, object]
) -> None:
    assert "aggression/2:council" not in asked(played, "aggression", **known)


def test_a_player_may_have_placed_agents_there_since(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="founder,steward")
    assert session.game.state[v.on_council.of("yellow")] == 0
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("construction 5")
    session.text("no")
    assert session.game.state[v.on_council.of("yellow")] is None


# Securing


def test_an_effective_vox_card_and_the_council_are_asked_in_one_breath(played: Engine) -> None:
    session = session_of(played, 0, "aggression", questions="together")
    session = with_known(session, **{"on_council of red": 2})
    session.text("court")
    assert session.question.text.startswith(
        "Can it secure an effective Vox card, secure the Imperial Council, or secure a card with a Guild card attached?"
    )
    assert session.text("council")[0].text == "Secure the Imperial Council."


def test_what_selected_the_card_is_known_on_the_page(played: Engine) -> None:
    """campaign/general-priorities/3"""
    session = with_known(session_of(played, fates="hegemon,founder"), **{"on_council of red": 2})
    session.text("aggression 4 and aggression 5")
    while session.question.step != "general-priorities/3:vox":
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    session.text("no")
    session.text("yes")  # the Council
    orders: list[str] = []
    while "Secure the Imperial Council." not in orders:
        assert session.question.step.startswith("prelude")
        orders += [event.text for event in session.text("no") if event.kind == "act"]


@pytest.mark.parametrize(
    ("known", "open_lines"),
    [
        ({}, ["aggression/11", "aggression/16"]),
        ({"declared": ("tycoon",)}, ["aggression/1", "aggression/11", "aggression/12", "aggression/16"]),
        ({"declared": ("warlord",)}, ["aggression/11", "aggression/16"]),  # no card brings trophies
    ],
)
def test_lines_that_secure_are_asked_where_they_can_matter(
    played: Engine, known: dict[str, object], open_lines: list[str]
) -> None:
    lines = ("aggression/1", "aggression/11", "aggression/12", "aggression/16")
    assert [step for step in asked(played, "aggression", **known) if step in lines] == open_lines


def test_a_lead_that_the_bot_does_not_have_is_not_grown(played: Engine) -> None:
    counts = {"tally of red tycoon": 1, "tally of yellow tycoon": 1}
    assert "aggression/12" not in asked(played, "aggression", declared=("tycoon",), **counts)


def test_an_attached_faithful_card_is_a_bonus_card(played: Engine) -> None:
    """campaign/aggression-move-battle-secure/3"""
    session = at(played, "aggression/3", laws=("faithful",))
    plays(
        session,
        """
        Can the bot secure a card with a Faithful or Guild card attached?
        > yes
        Secure the card with what is attached to it.
        Was it a Vox card?
        > no
        Was it a Weapon card?
        > no
        Was it a Union card?
        > no
        Was a Faithful card attached to it?
        > yes
        Which Faithful card?
        > faithful 3
        Keep it beside the board of the bot, and raise the hand counter by one.
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )
    assert session.game.state[v.bonus.of("red")] == ("faithful 3",)


def test_any_other_card_is_no_vox_card(played: Engine) -> None:
    session = at(played, "aggression/16")
    session.text("yes")
    assert session.question.text == "Was it a Weapon card?"


# Abilities


def test_without_a_ready_ability_none_is_asked_for_until_a_card_is_gained(played: Engine) -> None:
    session = at(played, "aggression/ready")
    session.text("no")
    assert session.question.step == "aggression/11"
    session.text("yes")
    session.text("no")
    session.text("no")
    session.text("no")
    assert session.game.state[v.ready_ability.of("red")] is None


def test_a_ready_ability_is_asked_for_by_each_card_that_gives_it(played: Engine) -> None:
    session = at(played, "administration/ready")
    session.text("yes")
    assert session.question.text == "Can the bot use an ability on a ready Guild or lore card?"
    assert session.text("yes")[0].text == "Use that ability and exhaust the card."
    assert session.game.state[v.ready_ability.of("red")] is None
