"""Microphone and loudspeaker through PortAudio, found by name, and what connects the two."""
