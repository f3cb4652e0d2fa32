"""The database: its tables, its migrations, and how it is opened. SQLite by default, PostgreSQL by a URL."""
