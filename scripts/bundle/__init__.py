"""The download for people without Python."""
