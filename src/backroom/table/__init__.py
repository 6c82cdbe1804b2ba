"""One running game: who sits where, what has been decided, what each may see. No storage, no sockets, no clock."""
