"""Scenario files: positions by card names, what is done, and what must hold then. See docs/scenarios.md."""
