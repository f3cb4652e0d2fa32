"""Bots: they get what one seat may know, and choose one of the options it is offered."""
