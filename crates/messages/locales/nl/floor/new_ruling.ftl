the-call = De oproep

## De spelers

table-and-players = Tafel en spelers
table-other-players = Tafel { $table }, andere spelers
show-players = Spelers tonen
players-of-round = Spelers van ronde { $round }
seat = stoel { $number }
from-elsewhere = Spelers van elders
other-players = Andere spelers
other-players-hint = Hun nummers, zoals 12, 45.
show-penalties = Straffen van deze spelers tonen
show = Tonen

## Overtreding en straf

penalty-of = Straf van { $name }
none-today = Vandaag nog geen straf.
earlier-today = Eerder vandaag
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Alle rulings over deze speler: { $count }
players-page = Spelerspagina
another = Andere
from-list = uit de lijst
another-infraction = Andere overtreding
no-infraction = Geen: een ruling zonder straf
proposed = Voorstel:
also-names = De tabel noemt ook: { $penalties }.
another-penalty = Andere straf
as-proposed = Volgens voorstel
as-proposed-penalty = Volgens voorstel: { $penalty }
dropped = De speler dropt uit het toernooi.

## Teksten en tijd

texts-and-time = Wat er is gebeurd, antwoord, tijd
now-or-later = nu of later
timed = Aan de tafel getimed: { $times }.
no-time = Geen tijd
as-long-as-call = Zo lang als de oproep
other-minutes = Andere minuten
other-minutes-hint = Een ruling van meer dan een minuut geeft de duur erbij (MTR-A X.5A).

## De knop

record = Ruling vastleggen
record-penalties = Vastleggen: { $penalties }
record-waits-head-judge = Vastleggen: { $penalties }, wacht op de head judge
record-waits-organizer = Vastleggen: { $penalties }, wacht op de organisator
confirm-as-organizer = Er is geen head judge bij de staf: als organisator bevestig ik de straf ({ $penalty }).

## Meldingen

recorded = Ruling { $number } is vastgelegd.
nothing-recorded = Er is niets vastgelegd.
more-below = { $count ->
    [one] En nog { $count } hieronder.
   *[other] En nog { $count } hieronder.
}
no-number = Andere spelers: { $typed } is geen spelersnummer. Typ nummers, zoals 12, 45.
two-infractions = Er zijn twee overtredingen gekozen, een hierboven en een in de lijst: laat er een staan.
