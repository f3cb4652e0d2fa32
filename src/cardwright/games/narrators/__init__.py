"""Unreliable Narrators: a duel of stories for two."""
