## Parole e conteggi comuni a molte pagine.

players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Intestazioni di colonna.

column-player = Giocatore
nameless = Giocatore { $number }
column-number = Numero
column-round = Round
column-table = Tavolo
column-seat = Posto
column-opponents = Avversari
column-result = Risultato
column-points = Punti
points-after-number = pt
column-rank = Pos.

## Cose con il loro numero.

table-number = Tavolo { $number }
round-number = Round { $number }
seat-number = Posto { $number }
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}

## Nomi delle pagine.

page-players = Giocatori
page-profile = Regole e deroghe
page-fairness = Sorteggi verificabili
page-changes = Modifiche
page-bracket = Tabellone
page-statistics = Statistiche
page-games = Partite seguite

## Parti di frasi.

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, tavolo { $table }
names-and-more = { $names } e { $count ->
    [one] un altro
   *[other] altri { $count }
}

## Conteggi e parole delle pagine dello staff.

tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
byes = { $count ->
    [one] { $count } bye
   *[other] { $count } bye
}
and-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
cancel = Annulla
column-state = Stato
you = tu
