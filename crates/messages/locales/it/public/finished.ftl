winners = Il podio
place = Posizione
won-playoff = Primo posto nei playoff a { $players }.
first-after = Primo posto dopo { $rounds } round.
in-numbers = In cifre
won-from-seats = Incontri vinti da ciascun posto
all-statistics = Tutte le statistiche
playoff = Playoff
whole-bracket = Tabellone e seed

## Parole sotto un numero grande.

stat-players = { $count ->
    [one] giocatore
   *[other] giocatori
}
stat-swiss-rounds = round di svizzera
stat-playoff-rounds = round di playoff
stat-matches = { $count ->
    [one] incontro
   *[other] incontri
}
stat-drawn = patte ({ $share })
stat-longest = durata massima: { $round }

## Una durata fra i numeri grandi.

length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes }
find-place = Trova la tua posizione
final-pod = La finale
path-of = Il percorso di { $name }
rank = posizione { $rank }
