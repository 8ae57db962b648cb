## Wiadomości na czacie

round-published = Parowania { $opening-of } są opublikowane: { $tables }.
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

players-added = { $count ->
    [one] Gracz: zapis do turnieju, { $who }.
   *[other] Gracze: zapis do turnieju, { $who }.
}
players-changed = { $count ->
    [one] Gracz: zmieniono dane, { $who }.
   *[other] Gracze: zmieniono dane, { $who }.
}
players-dropped = { $count ->
    [one] Gracz: drop, { $who }.
   *[other] Gracze: drop, { $who }.
}
players-disqualified = { $count ->
    [one] Gracz: dyskwalifikacja, { $who }.
   *[other] Gracze: dyskwalifikacja, { $who }.
}
players-back = { $count ->
    [one] Gracz: powrót do turnieju, { $who }.
   *[other] Gracze: powrót do turnieju, { $who }.
}
players-removed = { $count ->
    [one] Gracz: usunięcie z turnieju, { $who }.
   *[other] Gracze: usunięcie z turnieju, { $who }.
}
player-number = numer { $number }
