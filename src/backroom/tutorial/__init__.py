"""Lessons: annotated records in which a newcomer makes the moves."""
