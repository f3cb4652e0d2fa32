"""One module a migration, in their order."""
