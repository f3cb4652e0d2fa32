"""Games for programs that learn: numbered actions, observations as numbers and as text, and the usual libraries."""
