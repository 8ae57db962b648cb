## Das Bild, das ein Chat zu einem Link zeigt.

nameless = Ein Magic-Multiplayer-Turnier
