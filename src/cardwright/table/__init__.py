"""The table: people and bots around one match, told only what their seats may know."""
