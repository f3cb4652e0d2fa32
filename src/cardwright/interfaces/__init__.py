"""Games for programs that learn: numbered actions, observations as numbers and as text, and the usual libraries."""


def missing(library: str, extra: str, error: ImportError) -> ImportError:
    """What to raise where a library cannot be imported: one sentence that says how to install it."""
    return ImportError(f"{library} is missing ({error}); install it with: pip install 'cardwright[{extra}]'")
