## Woorden en aantallen

players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## Kolommen

column-player = Speler
nameless = Speler { $number }
column-number = Nummer
column-round = Ronde
column-table = Tafel
column-seat = Stoel
column-opponents = Tegenstanders
column-result = Uitslag
column-points = Punten
points-after-number = ptn
column-rank = Plaats

## Dingen met een nummer

table-number = Tafel { $number }
round-number = Ronde { $number }
seat-number = Stoel { $number }
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}

## Pagina's

page-players = Spelers
page-profile = Regels en afwijkingen
page-fairness = Eerlijk geloot
page-changes = Wijzigingen
page-bracket = Play-offschema
page-statistics = Statistieken
page-games = Gevolgde games

## Zinsdelen

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, tafel { $table }
names-and-more = { $names } en nog { $count }
tables = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
and-more = en nog { $count }
cancel = Annuleren
column-state = Status
you = jij
