"""Unstable Unicorns."""
