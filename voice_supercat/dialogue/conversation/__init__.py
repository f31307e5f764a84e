"""A session by voice: how its events are said, which prompts were heard, reprompts, reading back and confirmation."""
