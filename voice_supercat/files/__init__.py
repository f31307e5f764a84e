"""Files of the program and of the player: where they lie, YAML that keeps its line numbers, small files kept safely."""
