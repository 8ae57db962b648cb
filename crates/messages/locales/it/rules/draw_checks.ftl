## Sorteggi di un torneo ricalcolati dal segreto.

commitment = Impegno
other-secret = Il segreto non è quello dell’impegno.
draw = Round { $round }, sorteggio { $counter }: { $what }
byes-as-drawn = Round 1: bye come sorteggiati
pods-follow = Round 1: i pod seguono l’ordine sorteggiato
seats = Round { $round }: posti
game-seed = Round { $round }, tavolo { $table }, partita { $game }: seme di monete e dadi
other-seed = Il segreto dà un altro seme.
draw-gives = Il sorteggio dà { $drawn }.
sides-of-die = Un dado ha da 1 a 256 facce.
by-hand = L’abbinamento è stato cambiato a mano, come da modifiche.
byes-differ = Sorteggiati: { $drawn }. Bye avuto da: { $had }.
too-few-players = I giocatori sono troppo pochi per un round.
kept-apart = I giocatori che non dovevano incontrarsi sono stati separati.
unexplained = Nulla di quanto registrato spiega la differenza.
rounds-unreadable = I round precedenti non sono leggibili.
other-seats = { $count ->
    [one] Posti diversi dal sorteggio al tavolo { $tables }.
   *[other] Posti diversi dal sorteggio ai tavoli { $tables }.
}
