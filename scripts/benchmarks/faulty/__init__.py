"""Faults that are injected into the program, and what comes of each."""
