## Perché non si può fare la top, o un round dei playoff.

cut-too-large = { $left ->
    [one] I playoff a { $size } richiedono { $size } giocatori; ne resta ancora { $left } nel torneo. Scegli una top più piccola.
   *[other] I playoff a { $size } richiedono { $size } giocatori; ne restano ancora { $left } nel torneo. Scegli una top più piccola.
}
results-missing-cut = { $count ->
    [one] Nel round { $round } manca il risultato del tavolo { $tables }. Inserisci ciò che manca, poi annuncia la top.
   *[other] Nel round { $round } mancano i risultati dei tavoli { $tables }. Inserisci ciò che manca, poi annuncia la top.
}
not-announced = La top non è annunciata. Prima annunciala.
too-many-rounds = { $planned ->
    [one] I playoff a { $size } hanno { $planned } round; qui sono { $here }.
   *[other] I playoff a { $size } hanno { $planned } round; qui sono { $here }.
}
out-of-playoff = Round { $round }, tavolo { $table }: { $name } è fuori dai playoff. Correggi il pod o il risultato precedente.
results-missing = { $count ->
    [one] Nel round { $round } manca il risultato del tavolo { $tables }. Prima inserisci ciò che manca.
   *[other] Nel round { $round } mancano i risultati dei tavoli { $tables }. Prima inserisci ciò che manca.
}
drawn = { $count ->
    [one] Round { $round }: patta al tavolo { $tables }. Un incontro dei playoff ha un vincitore: fai giocare un’altra partita e inserisci chi ha vinto.
   *[other] Round { $round }: patta ai tavoli { $tables }. Un incontro dei playoff ha un vincitore: fai giocare un’altra partita e inserisci chi ha vinto.
}
too-many-left = { $left ->
    [one] Dopo il round { $round } resta { $left } giocatore; il piano di questi playoff ne prevede { $most }.
   *[other] Dopo il round { $round } restano { $left } giocatori; il piano di questi playoff ne prevede { $most }.
}
nobody-left = Tutti hanno lasciato i playoff: non c’è nessuno che prosegue.
