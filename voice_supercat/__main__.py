"""`python -m voice_supercat`."""

from voice_supercat.cli import main

raise SystemExit(main())
