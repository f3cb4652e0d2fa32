"""Playing in the terminal: one session, shown as plain text or as a full screen."""
