all-as-csv = Alle rondes als CSV
none-yet = Nog geen ronde
none-yet-text = Beurten, tafels waar de tijd om was en oproepen worden hier geteld zodra een ronde is gepubliceerd.
not-followed = In deze ronde zijn geen beurten gevolgd. Als judges games volgen, worden de beurten hier getimed.
as-table = Dezelfde getallen als tabel

## Woorden onder getallen

turns-middle = beurten per game, mediaan
turn-average = per beurt gemiddeld
of-tables = { $count } van { $all }
went-to-time = tafels waar de tijd om was
calls = { $count ->
    [one] oproep
   *[other] oproepen
}
waited-middle = gewacht, mediaan
waited-most = langst gewacht

## Plaatjes en tabellen

time-by-seat = Tijd per beurt, per stoel
turns-a-game = Beurten per game
turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
column-turns = Beurten
label-turns = beurten
column-average = Gemiddeld
label-average = gemiddeld
column-middle = Mediaan
label-middle = mediaan
column-longest = Langste
label-longest = langste
column-games = Games
label-games = games

## De tafels van een ronde

tables = Tafels
tables-caption = Tijd van elke tafel
column-to-time = Tijd om
label-to-time = tijd om
column-extra = Extra min
label-extra = extra min
column-calls = Oproepen
label-calls = oproepen
column-waited = Langst gewacht
label-waited = gewacht
yes = ja
no = nee
more-in-file = { $count ->
    [one] Nog { $count } staat in het bestand met alle rondes.
   *[other] Nog { $count } staan in het bestand met alle rondes.
}
