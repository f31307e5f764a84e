"""The parts of `session_sound.py`: a session to play, its recording, and what is read off it."""
