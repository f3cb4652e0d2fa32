"""Unreliable Narrators in the terminal."""
