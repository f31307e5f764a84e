"""The parts of `hearing.py` and `rejection.py`: what is played to a recogniser, and how its answers are counted."""
