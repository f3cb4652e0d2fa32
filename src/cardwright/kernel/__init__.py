"""The rules kernel: knows no game, no clock, no I/O and no global randomness."""
