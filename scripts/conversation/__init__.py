"""The parts of `bench_conversation.py`: a robot player, its voices and its room, and what is read off the recording."""
