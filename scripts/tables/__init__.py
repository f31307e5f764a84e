"""Simulated tables: a board that answers every question of the base book truthfully, and those who play with it."""
