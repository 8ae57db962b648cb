title = Classifica
after-round = Classifica dopo il round { $round }
final-places = Classifica finale
order-of-places = Prima i playoff, per round raggiunto e poi per seed; poi l’ordine della svizzera.

## Una ricerca senza risultati.

nobody-by-that-name = Nessuno con questo nome in classifica

## Frasi sopra la tabella.

bracket-shows-playoff = <a>Il tabellone</a> mostra i playoff.
line-below-last = La linea è sotto l’ultimo giocatore dei <a>playoff</a>.
choose-a-name = Scegli un nome per vedere da dove vengono i numeri.

## Intestazioni di colonna.

column-place = Pos.
column-record = Bilancio
record-explained = Vittorie, sconfitte, patte
column-swiss = Svizzera
swiss-explained = Posizione dopo la svizzera
column-games = Partite
games-explained = Punti partita
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Note accanto a un nome.

still-in-playoff = Ancora nei playoff

## La top prevista.

line-below-top = La linea è sotto la top { $cut }, che secondo i piani passa ai playoff.
top-go-on = Secondo i piani la top { $cut } passa ai playoff.
what-in-and-out-mean =
    Dentro: di sicuro, salvo drop del giocatore. Fuori: a punti non è più possibile, salvo drop di chi è più in alto.

## Sotto la tabella.

after-each-round = Dopo ogni round di svizzera
after-another-round = Dopo un altro round
places-as-csv = Classifica finale in CSV
standings-as-csv = Classifica in CSV
results-as-json = Risultati in JSON, nel formato di TopDeck

## Prima del primo round concluso.

none-finished = Nessun round è ancora concluso
appear-here = La classifica compare qui dopo il primo round concluso. Intanto guarda gli <a>abbinamenti</a>.
