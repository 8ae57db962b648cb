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
test = Test: ten kanał dostaje wiadomości o „{ $event }”.

## Gracze

players-added = { $count ->
    [one] Zapis gracza: { $who }.
   *[other] Zapis do turnieju: { $who }.
}
players-changed = { $count ->
    [one] Zmiana danych gracza: { $who }.
   *[other] Zmiana danych: { $who }.
}
players-dropped = { $count ->
    [one] Drop gracza: { $who }.
   *[other] Drop: { $who }.
}
players-disqualified = { $count ->
    [one] Dyskwalifikacja gracza: { $who }.
   *[other] Dyskwalifikacja: { $who }.
}
players-back = { $count ->
    [one] Powrót gracza do turnieju: { $who }.
   *[other] Powrót do turnieju: { $who }.
}
players-removed = { $count ->
    [one] Usunięcie gracza z turnieju: { $who }.
   *[other] Usunięcie z turnieju: { $who }.
}
player-number = numer { $number }

## Społeczności

evening-opened = Wydarzenie { $evening } jest otwarte.
evening-finished = Koniec wydarzenia: { $evening }.
evening-reopened = Wydarzenie { $evening } jest znów otwarte.
evening-cancelled = Wydarzenie { $evening } jest odwołane.
season-changed = Sezon { $season }: zmieniła się klasyfikacja albo zmieniły się wydarzenia.
season-closed = Sezon { $season } jest zakończony.
season-reopened = Sezon { $season } jest znów otwarty.
free-pod-won = Stolik { $table }, { $evening }: { $winner } wygrywa.
free-pod-drawn = Stolik { $table }, { $evening }: remis.
free-pod-void = Stolik { $table }, { $evening }: pod jest unieważniony i nie liczy się nikomu.
