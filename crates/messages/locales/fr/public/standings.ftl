title = Classement
after-round = Classement après la ronde { $round }
final-places = Places finales
order-of-places = La phase finale d’abord, selon la ronde atteinte puis le seed ; ensuite l’ordre des rondes suisses.

## A search that found nobody.

nobody-by-that-name = Personne de ce nom dans ce classement

## Sentences above the table.

bracket-shows-playoff = <a>Le tableau final</a> montre la phase finale.
line-below-last = La ligne est sous la dernière place qui donne accès à la <a>phase finale</a>.
choose-a-name = Choisis un nom pour voir d’où viennent les nombres.

## Heads of columns.

column-place = Place
column-record = Bilan
record-explained = Victoires, défaites, nuls
column-swiss = Suisse
swiss-explained = Rang après les rondes suisses
column-games = Parties
games-explained = Points de partie
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Notes beside a name.

still-in-playoff = Encore en phase finale

## The planned cut.

line-below-top = La ligne est sous le top { $cut }, qui doit accéder à la phase finale.
top-go-on = Selon le plan du tournoi, le top { $cut } accède à la phase finale.
what-in-and-out-mean = Dedans : à coup sûr, sauf en cas de drop. Dehors : plus possible aux points, sauf si des joueurs mieux placés droppent.

## Below the table.

after-each-round = Après chaque ronde suisse
after-another-round = Après une autre ronde
places-as-csv = Places finales en CSV
standings-as-csv = Classement en CSV
results-as-json = Résultats en JSON, au format TopDeck

## Before the first finished round.

none-finished = Aucune ronde terminée pour l’instant
appear-here = Le classement s’affiche ici après la première ronde terminée. En attendant, regarde les <a>appariements</a>.
