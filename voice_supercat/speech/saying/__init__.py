"""From a text to sound: voices, pronunciations, earcons, and what is printed."""
