"""A turn on each page of a suit, and one by General Priorities, as they are told: what the base game has not."""

from transcript import plays, session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def on_page(played: Engine, page: str, **known: object) -> Session:
    """The bot has played a card of that suit; its Fate says nothing in Act One."""
    return with_known(session_of(played, page=page, fates="hegemon,steward"), **known)


def test_administration_uses_the_trust_after_influence_and_before_repairs(played: Engine) -> None:
    """One line influences any card; those of rivals, Vox and Guild cards have none of their own."""
    plays(
        on_page(played, "administration", declared=("keeper",), first_regent="yellow", left=2),
        """
        Is any ship or building of the bot damaged?
        > yes
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have a ready Guild or lore card with an action of its own?
        > no
        Can the bot tax to contend an undeclared ambition or take captives?
        > no
        Can the bot influence a card where it is not ahead?
        > no
        Would the bot contend Keeper with the Imperial Trust?
        > yes
        Can the bot influence the Imperial Council?
        > yes
        How many agents does the bot have in supply?
        > one
        Place one agent on the Council.
        One action left.
        Can the bot tax to contend Keeper?
        > no
        Can the bot repair to take control of a rival building?
        > yes
        Repair to take control of a rival building.
        The bot has no actions left. The turn is over.
        Round one. The bot leads.
        Which two cards did the bot draw?
        """,
    )


def test_aggression_secures_what_is_attached_and_the_council_before_it_battles(played: Engine) -> None:
    council = {"on_council of red": 1, "on_council of yellow": None}
    plays(
        on_page(played, "aggression", declared=("keeper",), left=2, **council),
        """
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Keeper?
        > no
        Can the bot secure an effective Vox card?
        > no
        Can the bot secure the Imperial Council?
        > no
        Can the bot secure a card with a Guild card attached?
        > no
        Can the bot use favorable combat to contend Keeper?
        > no
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have unbuilt cities?
        > no
        Does the bot have a ready Guild or lore card with an action of its own?
        > no
        Can the bot secure a card to contend an undeclared ambition or take captives?
        > no
        Can the bot secure a card to grow its lead in Keeper?
        > no
        Can the bot move to take control of a rival city or a Free city?
        > no
        Can the bot use favorable combat to destroy Blight in systems with its buildings?
        > no
        Can the bot use favorable combat to take trophies?
        > no
        Can the bot secure any other card but Vox?
        > yes
        Secure a card to grow a lead in an undeclared ambition, or any other.
        Was it a Weapon card?
        """,
    )


def test_construction_uses_an_ability_before_it_builds_at_rival_buildings(played: Engine) -> None:
    plays(
        on_page(played, "construction", declared=("warlord",), left=2),
        """
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Can the bot build a city? Double cities only while winning Warlord and uncovering a bonus.
        > no
        Does the bot have a ready Guild or lore card with an action of its own?
        > yes
        Can the bot use an ability on a ready Guild or lore card to build or repair?
        > yes
        Use that ability and exhaust the card.
        How many actions did that take?
        > one
        One action left.
        Is any building of the bot in a system that a rival controls?
        > no
        Can the bot build a city? Double cities only while winning Warlord and uncovering a bonus.
        > no
        Does the bot have a ready Guild or lore card with an action of its own?
        > no
        Can the bot build to take control of a rival building?
        > yes
        Build to take control of a rival building.
        The bot has no actions left. The turn is over.
        You are First Regent.
        Round one. The bot leads.
        Which two cards did the bot draw?
        """,
    )


def test_mobilization_uses_the_trust_before_it_moves_to_cities(played: Engine) -> None:
    plays(
        on_page(played, "mobilization", declared=("tycoon",), first_regent="yellow", left=2),
        """
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have unbuilt cities?
        > no
        Does the bot have a ready Guild or lore card with an action of its own?
        > no
        Can the bot influence a card where it is not ahead?
        > no
        Would the bot contend Tycoon with the Imperial Trust?
        > yes
        Can the bot influence the Imperial Council?
        > no
        Can the bot move to take control of a rival city or a Free city?
        > yes
        Move to take control of a rival city or a Free city.
        Is only one such move possible?
        """,
    )


def test_general_priorities_ask_for_an_ability_before_what_is_undeclared(played: Engine) -> None:
    """Lost control and cities come before it; the Council and cards with others attached before these."""
    session = with_known(session_of(played, fates="hegemon,steward"), declared=("keeper",))
    council = {"on_council of red": 1, "on_council of yellow": None}
    session.text("aggression 2 and mobilization 2")
    while session.question.step != "general-priorities/2:can-secure":
        session.text("no")
    plays(
        with_known(session, **council),
        """
        Does the bot outnumber every rival on a court card, so that it could secure it?
        > yes
        Can the bot secure a card to contend Keeper?
        > no
        Can the bot secure an effective Vox card?
        > no
        Can the bot secure the Imperial Council?
        > no
        Can the bot secure a card with a Guild card attached?
        > no
        Can the bot use favorable combat to contend Keeper?
        > no
        Is the bot without a starport?
        > no
        Is any building of the bot in a system that a rival controls?
        > no
        Does the bot have unbuilt cities?
        > no
        Does the bot have a ready Guild or lore card with an action of its own?
        > no
        Can the bot secure a card to contend an undeclared ambition, take captives, or grow a lead in Keeper?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard mobilization 2.
        It keeps relics, and Guild cards of these, unless a relic secures another relic card.
        Does the bot have material?
        """,
    )
