"""What has to be shown of the first part of the campaign, and the tests that show it: a row without one fails.

A test is named as FILE::FUNCTION, without the beginnings that all of them share.
"""

import re
from importlib import import_module

import pytest
from rule_reader import SHARED

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.check_flow import reachable
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

MAP = SHARED / "notes" / "campaign.md"
"""The map of the document, where it lies beside this checkout."""

OTHER_RULES: dict[str, str] = {
    "draw": "turns::bonus_cards_alone_are_not_drawn_to",
    "declaring": """turns::an_ambition_that_it_is_winning_comes_before_one_in_which_it_is_tied
                    turns::a_tie_is_declared_where_it_is_winning_nothing""",
    "surpass": "turns::a_bonus_card_surpasses_beside_drawn_ones",
    "seize": """events::events_are_critical_for_a_founder_who_is_regent
                events::an_event_that_someone_played_earlier_is_enough""",
    "after the seize check, seized or not": """events::an_event_is_played_where_no_card_surpasses
                                               events::a_second_event_of_a_round_is_not_played""",
    "GP order": """turns::its_fate_selects_the_card_and_then_takes_half_of_the_actions
                   priorities::a_card_is_secured_before_a_tax_and_later_a_tax_comes_before_a_card
                   priorities::combat_for_a_declared_ambition_comes_after_the_council_and_before_lost_control
                   suits_told::general_priorities_ask_for_an_ability_before_what_is_undeclared""",
    "GP no starport": "board::without_a_starport_a_claim_is_not_asked_for_but_whether_it_can_build_one",
    "GP control lost": "board::control_is_won_back_by_moving_then_building_then_combat",
    "GP cities": """board::claims_for_half_of_the_unbuilt_cities_are_enough
                    flagships::general_priorities_build_at_its_planet_then_move_there""",
    "GP new": """turns::an_ability_selects_the_card_and_is_used_first
                 turns::the_trust_selects_a_card_that_influences_the_council
                 board::free_cities_are_taken_too""",
    "Prelude": """turns::what_matches_a_declared_ambition_is_kept_without_contending_it
                  priorities::a_relic_may_secure_a_relic_card_where_keeper_is_declared""",
    "combat card": "turns::a_weapon_alone_makes_a_combat_card",
    "trophies": """combat::for_trophies_as_many_ships_are_enough_and_two_dice_against_blight
                   combat::assault_dice_up_to_twice_the_fresh_defenders""",
    "combat, spending": "priorities::fuel_and_psionics_give_a_combat_card_more_actions",
    "outrage": """combat::for_trophies_as_many_ships_are_enough_and_two_dice_against_blight
                  combat::what_a_fight_for_more_systems_is_for_is_known""",
    "raid, control": """combat::hits_of_a_raid_go_where_they_take_control
                        combat::what_a_fight_for_more_systems_is_for_is_known""",
    "Movement": """board::a_move_takes_the_shortest_path_first_and_the_task_force_last
                   board::an_outlaw_moves_no_imperial_ships""",
    "Influence priorities": """influencing::a_card_is_chosen_by_the_principles_of_this_document
                               influencing::most_captives_come_after_action_cards_and_before_loyal_ones""",
    "Administration": """pages_in_play::lines_are_asked_in_printed_order
                         suits_told::administration_uses_the_trust_after_influence_and_before_repairs""",
    "Aggression": """pages_in_play::lines_are_asked_in_printed_order
                     suits_told::aggression_secures_what_is_attached_and_the_council_before_it_battles
                     board::an_aggression_card_destroys_blight_at_its_buildings
                     flagships::without_a_starport_it_moves_where_it_can_build""",
    "Construction": """pages_in_play::lines_are_asked_in_printed_order
                       suits_told::construction_uses_an_ability_before_it_builds_at_rival_buildings
                       board::construction_builds_at_rival_buildings_after_abilities
                       flagships::no_more_cities_than_starports_are_built
                       flagships::another_starport_has_no_preferences""",
    "Mobilization": """pages_in_play::lines_are_asked_in_printed_order
                       suits_told::mobilization_uses_the_trust_before_it_moves_to_cities
                       board::mobilization_ends_with_the_task_force
                       flagships::with_unbuilt_cities_it_moves_where_it_can_build""",
    "Vox": "vox_seats::freedom_effective_by_its_crisis_alone_seizes_nothing",
    "difficulty": "difficulty::the_player_is_told_before_their_turn",
    "chapters": "turns::an_act_has_three_chapters",
}
"""The rows of "same page, other rule": what this document says otherwise than the base game's."""

CRITICAL: dict[str, str] = {
    "steward 1": "events::events_are_critical_for_a_steward_who_lost_a_council_that_has_decided",
    "steward 2": "events::so_they_are_for_a_steward_of_act_two",
    "founder 1": """events::events_are_critical_for_a_founder_who_is_regent
                    events::events_are_not_critical_for_a_founder_outside_the_empire""",
    "magnate 1": "magnate::events_are_critical_while_its_objective_marker_is_above_zero",
    "magnate 2": "magnate::in_act_two_events_are_critical_with_a_majority_without_its_monopoly",
}
"""The Fates and acts for which Events are critical."""

WAYS_OUT: dict[str, str] = {
    "drawn with the initiative": "events::with_the_initiative_an_event_goes_back_into_the_stack",
    "played": """events::an_event_is_played_where_no_card_surpasses
                 round_end::an_event_lets_the_initiative_call_a_summit_and_the_dice_resolve""",
    "not played, as a card surpasses": "events::a_card_that_surpasses_comes_before_an_event_which_is_discarded",
    "not played, as another one was": "events::a_second_event_of_a_round_is_not_played",
    "among the discards as they are shuffled": "events::discards_are_shuffled_without_the_events_among_them",
    "gained as a bonus card": "events_kept::it_is_played_where_no_card_surpasses",
    "the last card, with the initiative": """events_kept::where_no_card_is_left_to_draw_for_it_the_initiative_passes
                                             events::a_bot_that_has_only_events_to_lead_with_passes_the_initiative""",
    "with the Council secured in the same round": """round_end::the_council_comes_before_an_event_that_only_goes_aside
                                events::an_event_gives_no_actions_where_a_rival_has_secured_the_council""",
}
"""What becomes of an Event."""

MODIFIERS: dict[str, str] = {
    "1": """difficulty::the_player_who_sits_last_leaves_the_initiative_to_a_bot
            difficulty::the_normal_mode_is_both_while_behind""",
    "2": "difficulty::efficient_logistics_is_an_action_more",
    "3": "difficulty::elite_pilots_are_told_where_it_battles",
    "4": "difficulty::a_bot_that_is_tied_has_its_advantages_also_at_the_start",
    "5": """difficulty::of_two_bots_only_the_one_that_is_not_ahead_has_them
            difficulty::among_several_players_only_a_bot_with_more_power_than_none_has_them""",
    "6": "difficulty::the_normal_mode_is_both_while_behind",
    "7": "difficulty::a_harder_game_is_asked_for_apart_from_the_normal_mode",
    "8": "difficulty::efficient_logistics_is_an_action_more",
    "9": """difficulty::the_bot_with_most_power_begins_a_chapter
            difficulty::so_does_the_first_chapter_of_act_two""",
    "10": """set_up_read::the_set_up_asks_for_each
             difficulty::several_are_told_in_one_sentence_and_after_a_few_turns_no_more""",
    "11": """difficulty::fleet_readiness_puts_ships_on_the_board
             difficulty::what_is_added_at_set_up_is_not_added_in_act_two""",
    "12": "difficulty::strategic_reserves_are_resources_by_chance",
    "13": "difficulty::the_player_is_told_before_their_turn",
    "14": "difficulty::the_player_is_told_before_their_turn",
    "15": "difficulty::the_player_is_told_before_their_turn",
    "16": "difficulty::the_player_is_told_before_their_turn",
    "17": """difficulty::warp_blockades_count_where_a_gate_is_looked_for
             difficulty::of_several_bots_the_one_with_more_fresh_ships_holds_the_gate""",
    "18": "difficulty::what_has_a_star_is_only_for_attacks_of_the_player",
}
"""The items of the page of difficulty modifiers."""

WHOLE: dict[str, str] = {
    "an act of two bots from set-up to its end": """act_one::an_act_of_two_bots_is_played_from_set_up_to_its_end
                                                    act_told::the_last_chapter_of_an_act_is_told
                                                    act_told::the_counters_are_those_that_a_listener_would_keep""",
    "the Council secured and an Event in a round": "round_end::the_council_comes_before_an_event_that_only_goes_aside",
    "an ending with a Summit": """act_told::the_last_chapter_of_an_act_is_told
                                  last_round::an_act_ends_with_a_summit""",
    "the printed order of every page": """literal_mode::page_is_read_item_by_item_as_printed
                                          printed_order::every_page_of_the_first_part_is_compared""",
    "the same decisions as in literal play": "tables::a_turn_is_played_as_the_printed_pages_are_read",
}
"""What is shown of a whole game."""

ITEMS, PLAYED_AT_LEAST = 624, 372
"""Of the document, and of those the ones to which answers of a game lead."""

LISTS = {
    "other rules": OTHER_RULES,
    "critical": CRITICAL,
    "ways out": WAYS_OUT,
    "modifiers": MODIFIERS,
    "whole": WHOLE,
}


@pytest.mark.parametrize(
    ("row", "test"),
    [(f"{name}: {row}", test) for name, rows in LISTS.items() for row, tests in rows.items() for test in tests.split()],
)
def test_each_row_has_its_tests(row: str, test: str) -> None:
    file, function = test.split("::")
    assert callable(getattr(import_module(f"test_campaign_{file}"), f"test_{function}", None)), row


@pytest.mark.skipif(not MAP.is_file(), reason=f"no map of the document at {MAP}")
def test_every_row_of_the_map_is_listed() -> None:
    section = MAP.read_text(encoding="utf-8").partition("Same page, other rule")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+?) \|", section, re.MULTILINE)
    assert rows[0] == "page"
    assert rows[1:] == list(OTHER_RULES)


def test_every_fate_for_which_events_are_critical_is_listed(played: Engine) -> None:
    state = new_game(played, 0, {"fates": "steward,founder"}).state
    every = [f"{fate} {act}" for fate in state[v.fates] for act in (1, 2)]
    assert [row for row in every if state[v.fate_rules.of(row, "events_critical")] is not None] == list(CRITICAL)


def test_most_items_are_played(played: Engine) -> None:
    """Some answers of a game lead to them, without a page being read for its own sake."""
    program, items = played.program, played.book.items
    led_to = reachable(program, [program.entries[played.book.start]]) & program.steps.keys()
    told = {item for step in led_to for item in program.steps[step].source if item in items}
    assert len(items) == ITEMS
    assert len(told) >= PLAYED_AT_LEAST


def test_every_modifier_of_difficulty_is_listed(played: Engine) -> None:
    page = "campaign/difficulty-modifiers-optional/"
    assert {item.removeprefix(page) for item in played.book.items if item.startswith(page)} == set(MODIFIERS)
