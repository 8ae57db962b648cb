## Messaggi che Podium scrive in una chat.

round-published = { $opening-public }: { $tables }.
round-unpublished = La pubblicazione { $opening-of } è stata annullata.
round-running = { $opening-going }.
round-unstarted = L’avvio { $opening-of } è stato annullato.
round-finished = { $opening-over }.
round-reopened = { $opening-going } di nuovo, dopo la riapertura.
result-won = Tavolo { $table }, { $round }: vince { $winner }.
result-draw = Tavolo { $table }, { $round }: patta.
result-cleared = Tavolo { $table }, { $round }: il risultato è stato cancellato.
cut = La top è annunciata: prosegue la top { $size }.
cut-revoked = La top annunciata è stata revocata.
event-finished = Torneo concluso: { $event }.
event-reopened = Torneo di nuovo aperto: { $event }.
event-cancelled = Torneo annullato: { $event }.
champion = { $player } vince { $event }!
announcement-withdrawn = Un annuncio è stato ritirato.
test = Una prova: questo canale riceve notizie da { $event }.

## Giocatori.

players-added = { $count ->
    [one] Giocatore aggiunto: { $who }.
   *[other] Giocatori aggiunti: { $who }.
}
players-changed = { $count ->
    [one] Giocatore modificato: { $who }.
   *[other] Giocatori modificati: { $who }.
}
players-dropped = { $count ->
    [one] Giocatore, drop: { $who }.
   *[other] Giocatori, drop: { $who }.
}
players-disqualified = { $count ->
    [one] Giocatore, squalifica: { $who }.
   *[other] Giocatori, squalifica: { $who }.
}
players-back = { $count ->
    [one] Giocatore di nuovo nel torneo: { $who }.
   *[other] Giocatori di nuovo nel torneo: { $who }.
}
players-removed = { $count ->
    [one] Giocatore rimosso: { $who }.
   *[other] Giocatori rimossi: { $who }.
}
player-number = numero { $number }

## Community.

evening-opened = Serata aperta: { $evening }.
evening-finished = Serata conclusa: { $evening }.
evening-reopened = Serata di nuovo aperta: { $evening }.
evening-cancelled = Serata annullata: { $evening }.
season-changed = Stagione { $season }: la classifica o le serate sono cambiate.
season-closed = Stagione chiusa: { $season }.
season-reopened = Stagione di nuovo aperta: { $season }.
free-pod-won = Tavolo { $table }, { $evening }: vince { $winner }.
free-pod-drawn = Tavolo { $table }, { $evening }: patta.
free-pod-void = Tavolo { $table }, { $evening }: il pod è annullato e non conta per nessuno.
