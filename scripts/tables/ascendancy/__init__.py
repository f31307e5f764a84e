"""Plausible tables for the A.I. factions of Star Trek: Ascendancy: a galaxy that grows, and one player on it."""
