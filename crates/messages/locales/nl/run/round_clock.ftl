stands-still = De klok staat stil.
runs-again = De klok loopt weer.
time-changed = De tijd is voor alle tafels gewijzigd.
limit-changed = De limiet van deze ronde is gewijzigd.
restarted = De klok loopt weer vanaf de volle tijd.
table-has-more = Tafel { $table } heeft er { $minutes } min bij.
check-begun = De deckcheck aan tafel { $table } wordt vanaf nu getimed.
check-ended = De deckcheck is klaar; de tafel heeft er { $minutes } min bij.
withdrawn-now = Het is ingetrokken.
no-button = De klok heeft die knop niet.
to-clock = Naar de klok

## De klok

starts-with-round = De klok start met de ronde.
paused-since = Gepauzeerd sinds { $time }
until = Tot { $time }
starts-without = Vanaf { $time } beginnen games ook als er iemand ontbreekt.
no-time-limit = Geen tijdslimiet
made-of = { $limit }, begonnen { $time }
made-of-with-pause = { $limit }, begonnen { $time }, stond { $pause } stil
no-limit = Geen limiet
limit-and-added = { $limit ->
    [one] { $limit } minuut en { $added } erbij
   *[other] { $limit } minuten en { $added } erbij
}
limit-less = { $limit ->
    [one] { $limit } minuut min { $less }
   *[other] { $limit } minuten min { $less }
}
break-since = Sinds { $time }, toen de ronde ervoor werd afgerond
no-round = Er wordt geen ronde gespeeld
publish-draft = Publiceer het concept, dan kan de klok starten.
pair-next = Deel de volgende ronde in en publiceer die, dan kan de klok starten.
start-round = Ronde starten

## Tijd voor alle tafels

all-tables = Tijd voor alle tafels
limit-of-round = Tijdslimiet van deze ronde
minutes-in-all = Minuten in totaal
minutes-in-all-hint = Leeg: geen tijdslimiet. Toegevoegde of afgetrokken tijd telt daar nog bij op.
set-limit = Limiet instellen
restart = Opnieuw vanaf de volle tijd
restart-means = Pauzes en toegevoegde tijd vervallen; tijd voor losse tafels blijft.
start-again = Opnieuw starten

## Deckchecks

deck-checks = Deckchecks
no-check-runs = Er loopt er geen.
end-check = Klaar: de duur en 4 min erbij
give-up = Afbreken
begin-check = Deckcheck beginnen

## Tijd voor losse tafels

given = Tijd voor losse tafels
give-time = Tijd geven
nothing-given = Geen tafel van deze ronde heeft meer tijd dan de andere.
table-minutes = <b>Tafel { $table }</b>: { $minutes } min
for-deck-check = deckcheck
for-ruling = ruling
withdrawn = ingetrokken
withdraw = Intrekken
command-line = opdrachtregel
