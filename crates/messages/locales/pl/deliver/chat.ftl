## Wiadomości na czacie

round-published = { $opening }: parowania są opublikowane, { $tables }.
round-unpublished = { $opening }: publikację parowań cofnięto.
round-running = { $opening }: zaczynamy.
round-unstarted = { $opening }: start cofnięto.
round-finished = { $opening }: koniec.
round-reopened = { $opening }: znów trwa, po ponownym otwarciu.
result-won = Stolik { $table }, { $round }: { $winner } wygrywa.
result-draw = Stolik { $table }, { $round }: remis.
result-cleared = Stolik { $table }, { $round }: wynik wyczyszczono.
cut = Ogłoszono top { $size }: ci gracze grają dalej.
cut-revoked = Ogłoszony top odwołano.
event-finished = Koniec turnieju: { $event }.
event-reopened = Turniej { $event } jest znów otwarty.
event-cancelled = Turniej { $event } jest odwołany.
champion = { $player } wygrywa turniej { $event }!
announcement-withdrawn = Ogłoszenie wycofano.
test = Test: ten kanał dostaje wiadomości z turnieju { $event }.

## Gracze

players-added = Gracze: nowi, { $who }.
players-changed = Gracze: zmieniono dane, { $who }.
players-dropped = Gracze: drop, { $who }.
players-disqualified = Gracze: dyskwalifikacja, { $who }.
players-back = Gracze: powrót do turnieju, { $who }.
players-removed = Gracze: usunięcie z turnieju, { $who }.
player-number = numer { $number }
