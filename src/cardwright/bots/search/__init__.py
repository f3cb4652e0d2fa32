"""Tree search for games with hidden cards: many possible worlds, one tree for each seat."""
