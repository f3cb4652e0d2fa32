"""The migrations of the collections' database."""
