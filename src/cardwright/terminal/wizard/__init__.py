"""The looks of Unreliable Wizard: the map, the battle, the party, and pages about all of them."""
