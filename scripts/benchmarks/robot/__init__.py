"""The parts of `conversation.py`, `echo.py`, `speed.py` and `voice.py`.

A robot player, its voices, its devices and its room, and what is read off the recording.
"""
