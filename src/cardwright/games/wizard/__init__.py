"""Unreliable Wizard, for one player: a map, hidden enemies, and magic drawn blind."""
