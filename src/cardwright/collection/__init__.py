"""What players of Unreliable Narrators own between games: starter deck, boosters, trades. Kept in a database."""
