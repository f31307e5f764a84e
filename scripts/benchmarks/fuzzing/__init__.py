"""Random input that follows what of the program it reaches."""
