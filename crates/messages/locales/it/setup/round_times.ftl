## Quanto è durato un round.

all-as-csv = Tutti i round in CSV
none-yet = Ancora nessun round
none-yet-text = Turni, tavoli andati a tempo e chiamate si contano qui quando un round è pubblicato.
not-followed = In questo round non sono stati seguiti turni. Quando gli arbitri seguono le partite, i turni si cronometrano qui.
as-table = Numeri in tabella

## Parole sotto i numeri.

turns-middle = turni per partita, la mediana
turn-average = per turno, in media
of-tables = { $count } di { $all }
went-to-time = tavoli andati a tempo
calls = { $count ->
    [one] chiamata
   *[other] chiamate
}
waited-middle = di attesa, la mediana
waited-most = di attesa, al massimo

## Grafici e tabelle.

time-by-seat = Durata di un turno, per posto
turns-a-game = Turni per partita
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
column-turns = Turni
label-turns = turni
column-average = Media
label-average = media
column-middle = Mediana
label-middle = mediana
column-longest = Più lungo
label-longest = più lungo
column-games = Partite
label-games = partite

## I tavoli di un round con tempi notevoli.

tables = Tavoli
tables-caption = Tempo di ogni tavolo
column-to-time = A tempo
label-to-time = a tempo
column-extra = Min in più
label-extra = min in più
column-calls = Chiamate
label-calls = chiamate
column-waited = Attesa max
label-waited = attesa
yes = sì
no = no
more-in-file = { $count ->
    [one] Un altro è nel file con tutti i round.
   *[other] Altri { $count } sono nel file con tutti i round.
}
