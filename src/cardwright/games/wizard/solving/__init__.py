"""What can be computed about Unreliable Wizard from what the player knows: odds, best play, win chances, reviews."""
