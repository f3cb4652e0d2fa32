"""Trying games out: conformance checks, fuzzing, benchmarks."""
