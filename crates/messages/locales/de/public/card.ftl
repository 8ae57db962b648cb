## Das Bild, das ein Chat zu einem Link zeigt.

nameless = Ein Multiplayer-Turnier für Magic
