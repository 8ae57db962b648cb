line = { $rounds ->
    [one] Top { $cut }, nog { $rounds } ronde
   *[other] Top { $cut }, nog { $rounds } rondes
}
now-in = Je zit hoe dan ook in de top { $cut }, tenzij je dropt.
now-out = Op punten haal je de top { $cut } niet meer, tenzij spelers boven je droppen.
now-open = Het is nog open of je de top { $cut } haalt.
now-wagered = Omdat er punten worden ingezet, blijft tot het einde van de laatste ronde open of je de top { $cut } haalt.
by-points = Alleen op punten: zeker, wat anderen ook doen. Bij gelijke punten beslissen de tiebreakers.

## Hoe je match kan eindigen

with-win = Winst
with-draw = Gelijkspel
with-loss = Verlies

## Wat eruit volgt

means-in = je bent zeker binnen
means-out = je valt af, tenzij spelers boven je droppen
means-open = andere tafels of tiebreakers beslissen
