## Che cosa c’è in un file importato e non nel torneo, o viceversa.

without-winner = I tavoli senza vincitore contano come patta, senza punti per nessuno: { $places }.
too-small = Un pod ha almeno tre giocatori. Ai tavoli più piccoli chi ha vinto ha un bye e gli altri un match loss: { $places }.
place-table = round { $round }, tavolo { $table }
place-round = round { $round }
places-and-more = { $count ->
    [one] { $places } e un altro
   *[other] { $places } e altri { $count }
}
missed-points = { $count ->
    [one] I punti di { $count } giocatore nel file non derivano dai suoi risultati con nessun punteggio per vittoria, patta e bye; qui sì, con { $win }, { $draw } e { $bye }.
   *[other] I punti di { $count } giocatori nel file non derivano dai loro risultati con nessun punteggio per vittoria, patta e bye; qui sì, con { $win }, { $draw } e { $bye }.
}
moved = { $count ->
    [one] { $count } giocatore ha una posizione diversa da quella nel file: { $name }, lì { $there } e qui { $here }.
   *[other] { $count } giocatori hanno una posizione diversa da quella nel file; per primo { $name }, lì { $there } e qui { $here }.
}
gaps = { $count ->
    [one] { $count } giocatore era senza posto in un round fra il suo primo e l’ultimo; il perché non è nel file.
   *[other] { $count } giocatori erano senza posto in un round fra il loro primo e l’ultimo; il perché non è nel file.
}
renumbered = I round si contano da 1 senza buchi; nel file la numerazione è diversa.
other-game = Il file è di un altro gioco, { $game }.
unread = Non importato, perché qui nessuno sa che cosa sia: { $names }.
places-computed = Le posizioni si ricalcolano in base ai punti e alla percentuale di incontri vinti dagli avversari. Le percentuali di vittoria del file non vengono conservate.
commanders-lost = { $count ->
    [one] I comandanti di { $count } giocatore non vengono conservati: ne sono indicati più di due.
   *[other] I comandanti di { $count } giocatori non vengono conservati: ne sono indicati più di due.
}
decks-lost = { $count ->
    [one] Il mazzo di { $count } giocatore non viene conservato: il file ne contiene le carte, e non una lista.
   *[other] I mazzi di { $count } giocatori non vengono conservati: il file ne contiene le carte, e non una lista.
}
counted-as-dropped = { $count ->
    [one] { $count } giocatore conta come in drop dopo l’ultimo round in cui ha un posto: il file non dice chi ha lasciato il torneo o ha avuto una squalifica.
   *[other] { $count } giocatori contano come in drop dopo l’ultimo round in cui hanno un posto: il file non dice chi ha lasciato il torneo o ha avuto una squalifica.
}
not-in-such-file = Livello, limiti di tempo, penalità e partite di un incontro non ci sono in un file di questo tipo.
published-head = Posizioni pubblicate:
published-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
published-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
published-draws = { $count ->
    [one] { $count } patta
   *[other] { $count } patte
}
published-losses = { $count ->
    [one] { $count } sconfitta
   *[other] { $count } sconfitte
}
published-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } bye
}
published-kept = Dai tavoli senza vincitore non si ricavano le posizioni di questo torneo. Le posizioni pubblicate sono nella descrizione del torneo, con punti e risultati.
published-cut = Dai tavoli senza vincitore non si ricavano le posizioni di questo torneo. Le prime { $kept } di { $listed } posizioni pubblicate sono nella descrizione del torneo, con punti e risultati; per le altre non c’è spazio.
drawn-playoff = I tavoli dei playoff finiti patta sono vinti qui da chi è andato avanti e, nell’ultimo round, dal miglior seed, come su TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Patta. Chi è andato avanti conta come vincitore.
byes-placed = { $count ->
    [one] { $count } bye è solo nella classifica del file. Conta in un round in cui il giocatore non ha un tavolo: se possibile tra gli altri suoi round, altrimenti prima o dopo.
   *[other] { $count } bye sono solo nella classifica del file. Ognuno conta in un round in cui il giocatore non ha un tavolo: se possibile tra gli altri suoi round, altrimenti prima o dopo.
}
draws-not-shared = Secondo i totali della classifica del file, a questi tavoli non tutti condividono la patta, e gli altri hanno perso: { $places }.
draws-several = { $count ->
    [one] I totali di { $count } giocatore ammettono più letture: quale dei suoi tavoli finiti patta abbia perso è un’ipotesi. I punti non ne dipendono: { $names }.
   *[other] I totali di { $count } giocatori ammettono più letture: quali dei loro tavoli finiti patta abbiano perso è un’ipotesi. I punti non ne dipendono: { $names }.
}
draws-assumed = Dove la classifica del file non dice chi condivide una patta, la condividono tutti al tavolo.
totals-differ = { $count ->
    [one] { $count } numero della classifica del file non segue dai suoi tavoli. Qui valgono i tavoli: { $differences }.
   *[other] { $count } numeri della classifica del file non seguono dai suoi tavoli. Qui valgono i tavoli: { $differences }.
}
wins-differ = { $stated ->
    [one] { $name } ha { $stated } vittoria in classifica e { $found } ai tavoli
   *[other] { $name } ha { $stated } vittorie in classifica e { $found } ai tavoli
}
draws-differ = { $stated ->
    [one] { $name } ha { $stated } patta in classifica e { $found } ai tavoli
   *[other] { $name } ha { $stated } patte in classifica e { $found } ai tavoli
}
losses-differ = { $stated ->
    [one] { $name } ha { $stated } sconfitta in classifica e { $found } ai tavoli
   *[other] { $name } ha { $stated } sconfitte in classifica e { $found } ai tavoli
}
byes-differ = { $stated ->
    [one] { $name } ha { $stated } bye in classifica e { $found } nei round
   *[other] { $name } ha { $stated } bye in classifica e { $found } nei round
}
points-differ = { $stated ->
    [one] { $name } ha { $stated } punto in classifica e { $found } secondo i tavoli
   *[other] { $name } ha { $stated } punti in classifica e { $found } secondo i tavoli
}
in-rounds = { $count ->
    [one] { $difference } (round { $rounds })
   *[other] { $difference } (round { $rounds })
}
not-kept = Campi che qui non hanno posto: { $names }.
