"""Where journals are kept. What is written here is synced before anybody hears of it."""
