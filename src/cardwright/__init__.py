"""Cardwright: a table for card games whose cards rewrite the rules."""

__version__ = "0.1.0"
