## Das Bild, das ein Chat zu einem Link zeigt.

nameless = Ein Magic-Multiplayer-Turnier
place-of = { $place } von { $players }
place-after = { $place } von { $players } nach Runde { $round }
share = Bild zum Teilen
none-yet = Ein Bild zu dieser Person gibt es, sobald eine Runde beendet ist.
