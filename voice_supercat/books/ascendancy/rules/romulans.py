"""Romulan ships that escape into warp."""

from voice_supercat.procedure.state import Draft

from .tokens import gain, put


def enter_warp(draft: Draft) -> None:
    """ascendancy/romulan-a-i-rules/10: the attacked ships are in warp until their turn."""
    gain(draft, "warped")


def leave_warp(draft: Draft) -> None:
    """ascendancy/romulan-a-i-rules/1-exit-warp/1"""
    put(draft, "warped", 0)
