"""PortAudio at the edge: microphone and loudspeaker, found by name, and what passes between the two."""
