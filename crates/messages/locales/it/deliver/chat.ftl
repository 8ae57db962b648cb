## Messaggi che Podium scrive in una chat.

round-published = { $opening }: round pubblicato ({ $tables }).
round-unpublished = { $opening }: round non più pubblicato, la pubblicazione è stata annullata.
round-running = { $opening }: round in corso.
round-unstarted = { $opening }: round non più in corso, l’avvio è stato annullato.
round-finished = { $opening }: round concluso.
round-reopened = { $opening }: round di nuovo in corso, è stato riaperto.
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

players-added = Giocatori aggiunti: { $who }.
players-changed = Giocatori modificati: { $who }.
players-dropped = Giocatori, drop: { $who }.
players-disqualified = Giocatori, squalifica: { $who }.
players-back = Giocatori di nuovo nel torneo: { $who }.
players-removed = Giocatori rimossi: { $who }.
player-number = numero { $number }
