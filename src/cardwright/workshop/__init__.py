"""Tools for makers of cards: check a set file, explain a text, list the cards of a game."""
