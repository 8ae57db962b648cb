title = Stand
after-round = Stand na ronde { $round }
final-places = Eindstand
order-of-places = Eerst de play-offs, op bereikte ronde en dan op seed; daarna de volgorde van de Zwitserse rondes.

## Niemand gevonden

nobody-by-that-name = Niemand met die naam in deze stand

## Boven de tabel

bracket-shows-playoff = <a>Het play-offschema</a> toont de play-offs.
line-below-last = De lijn staat onder de laatste speler in de <a>play-offs</a>.
choose-a-name = Kies een naam om te zien waar de getallen vandaan komen.

## Kolommen

column-place = Plaats
column-record = W–V–G
record-explained = Winst, verlies, gelijkspel
column-swiss = Swiss
swiss-explained = Plaats na de Zwitserse rondes
column-games = Games
games-explained = Gamepunten
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Bij een naam

still-in-playoff = Nog in de play-offs

## De geplande cut

line-below-top = De lijn staat onder de top { $cut }, die volgens plan doorgaat naar de play-offs.
top-go-on = Volgens plan gaat de top { $cut } door naar de play-offs.
what-in-and-out-mean = Binnen: zeker, tenzij de speler dropt. Eruit: op punten niet meer haalbaar, tenzij hoger geplaatste spelers droppen.

## Onder de tabel

after-each-round = Na elke Zwitserse ronde
after-another-round = Na een andere ronde
places-as-csv = Eindstand als CSV
standings-as-csv = Stand als CSV
results-as-json = Uitslagen als JSON, in het formaat van TopDeck

## Voor de eerste afgeronde ronde

none-finished = Er is nog geen ronde afgerond
appear-here = De stand staat hier na de eerste afgeronde ronde. Bekijk intussen de <a>pairings</a>.
