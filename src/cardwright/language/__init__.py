"""The card language: card text ↔ tree."""
