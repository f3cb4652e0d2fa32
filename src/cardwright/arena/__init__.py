"""The arena: bots play each other, or the same deals, and their strength is measured."""
