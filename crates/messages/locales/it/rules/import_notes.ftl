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
not-in-such-file = Livello, limiti di tempo, penalità e partite di un incontro non ci sono in un file di questo tipo. In una patta tutti al tavolo prendono la loro parte.
