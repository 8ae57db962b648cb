## La durée d'une ronde.

all-as-csv = Toutes les rondes en CSV
none-yet = Pas encore de ronde
none-yet-text = Les tours, les tables hors temps et les appels se comptent ici quand une ronde est publiée.
not-followed = Aucun tour n’a été suivi à cette ronde. Quand les arbitres suivent des parties, les tours sont chronométrés ici.
as-table = Les mêmes nombres en tableau

## Sous des nombres.

turns-middle = tours par partie, médiane
turn-average = par tour en moyenne
of-tables = { $count } sur { $all }
went-to-time = tables hors temps
calls = { $count ->
    [one] appel
   *[other] appels
}
waited-middle = d’attente, médiane
waited-most = d’attente au plus

## Images et tableaux.

time-by-seat = Temps par tour, par siège
turns-a-game = Tours par partie
turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
column-turns = Tours
label-turns = tours
column-average = Moyenne
label-average = moyenne
column-middle = Médiane
label-middle = médiane
column-longest = Max.
label-longest = max.
column-games = Parties
label-games = parties

## Tables.

tables = Tables
tables-caption = Temps de chaque table
column-to-time = Hors temps
label-to-time = hors temps
column-extra = Min en plus
label-extra = min en plus
column-calls = Appels
label-calls = appels
column-waited = Attente max.
label-waited = attente
yes = oui
no = non
more-in-file = { $count ->
    [one] { $count } autre est dans le fichier de toutes les rondes.
   *[other] { $count } autres sont dans le fichier de toutes les rondes.
}
