"""Plays the bot of a solo board game with you, by voice, offline."""

__version__ = "0.1.0"
