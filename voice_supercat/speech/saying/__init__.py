"""From a text to sound: voices, how words are read, tones, what is shown on the way."""
