## Eine Saison einer Community: Rangliste, Abende, Rekorde und die Saison einer Person.

evenings = { $count ->
    [one] { $count } Abend
   *[other] { $count } Abende
}
people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
played-of = { $played } von { $planned } Abenden
closed = Saison geschlossen
from-to = { $first } – { $last }
from = Ab { $date }
until = Bis { $date }

## Namen der Seiten einer Saison.

page-standings = Rangliste
page-evenings = Abende
page-records = Rekorde
page-needs = Was alle brauchen
page-rules = Wertung
page-commanders = Commander
pages-of-season = Seiten dieser Saison
to-community = { $community }

## Rangliste.

nobody-yet = Noch keine Ergebnisse
nobody-yet-hint = Ergebnisse zählen, wenn ein Abend beendet ist.
nobody-by-that-name = Niemand mit diesem Namen in dieser Saison
choose-a-name = Wähle einen Namen, um zu sehen, woher die Punkte kommen.
standings-as-csv = Rangliste als CSV
needs-to-print = Was alle brauchen (zum Drucken)
column-person = Name
column-points = Punkte
column-evenings = Abende
column-won = Gewonnen
column-places = Beste Plätze
column-best = Bester Abend
column-match-wins = Matchsiege
column-match-win-percentage = MW%
column-latest = Letzter Abend
places-and-more = { $places }, …

## Wohin die Saison führt.

leads-to = Preise
top-gets = { $top ->
    [one] { $reward }: Rang 1
   *[other] { $reward }: Top { $top }
}
points-get = { $points ->
    [one] { $reward }: alle mit { $points } Punkt
   *[other] { $reward }: alle mit { $points } Punkten
}
line-now = Die Linie liegt zwischen { $last } und { $next } Punkten.
line-tied = Die Personen direkt über und unter der Linie sind in jedem Tiebreaker gleich.
line-open = Über der Linie sind noch Plätze frei.
least-evenings = { $count ->
    [one] Mindestens { $count } Abend ist nötig.
   *[other] Mindestens { $count } Abende sind nötig.
}
reward-invitation = Einladung zum Finale
reward-byes = { $byes ->
    [one] { $byes } Freilos im Finale
   *[other] { $byes } Freilose im Finale
}
reward-seed = Seed im Finale
line-of = Linie: { $reward }

## Die Aussicht einer Person auf einen Preis.

secured = Sicher
above-by = { $lead ->
    [0] Über der Linie, punktgleich mit der nächsten Person
    [one] Mit { $lead } Punkt Vorsprung über der Linie
   *[other] Mit { $lead } Punkten Vorsprung über der Linie
}
above = Über der Linie
evenings-missing = { $count ->
    [one] Es fehlt noch { $count } Abend.
   *[other] Es fehlen noch { $count } Abende.
}
needs-points = { $points ->
    [one] Braucht noch { $points } Punkt, um über die jetzige Linie zu kommen.
   *[other] Braucht noch { $points } Punkte, um über die jetzige Linie zu kommen.
}
needs-in-one-evening = { $points ->
    [one] An einem einzigen Abend braucht es dafür { $points } Punkt, weil er einen Abend ersetzt, der jetzt zählt.
   *[other] An einem einzigen Abend braucht es dafür { $points } Punkte, weil er einen Abend ersetzt, der jetzt zählt.
}
tied = Auf der Linie: { $people } Personen sind in jedem Tiebreaker gleich, und { $room ->
    [one] { $room } davon bekommt den Preis
   *[other] { $room } davon bekommen den Preis
}
by-coming = Es reicht, an einem Abend mitzuspielen.
by-place = { $place ->
    [1] Es reicht, einen Abend zu gewinnen.
   *[other] An einem Abend reicht Platz { $place } oder besser.
}
by-place-alone = { $place ->
    [1] Es reicht, einen Abend zu gewinnen, wenn niemand den ersten Platz teilt.
   *[other] An einem Abend reicht Platz { $place } oder besser, wenn niemand ihn teilt.
}
by-no-place = Ein einzelner Abend reicht nicht.
out-points = Nicht mehr erreichbar: Die übrigen Abende bringen nicht genug Punkte.
out-over = Unter der Linie.
out-evenings = Nicht mehr erreichbar: Es sind zu wenige Abende übrig.
needs-explained = Berechnet mit der jetzigen Linie, die sich mit den Punkten der anderen verschiebt. Bei Punktgleichheit entscheiden die Tiebreaker.
evenings-left = { $left ->
    [0] Es kommt kein Abend mehr.
    [one] Es kommt noch { $left } Abend.
   *[other] Es kommen noch { $left } Abende.
}
evenings-left-unknown = Wie viele Abende geplant sind, ist nicht angegeben.

## Die Saison einer Person.

title-person = { $person } · { $season }
rank-of = Rang { $rank } von { $people }
numbers = Punkte und Tiebreaker, der Reihe nach
chances = Aussichten
best-of = Die besten { $best } von { $all } Abenden zählen.
all-count = Alle Abende zählen.
evening-by-evening = Abend für Abend
caption-evenings = Punkte pro Abend
column-evening = Abend
column-place = Platz
column-how = Wofür
not-counted = zählt nicht
places-shared = { $first }–{ $last }
part-place = { $points } für den Platz
part-match-points = { $matches ->
    [one] { $points } für { $matches } Matchpunkt
   *[other] { $points } für { $matches } Matchpunkte
}
part-pods = { $pods ->
    [one] { $points } für { $pods } Pod
   *[other] { $points } für { $pods } Pods
}
part-participation = { $points } fürs Mitspielen
part-achievement = { $times ->
    [one] { $points } für „{ $name }“
   *[other] { $points } für „{ $name }“ ({ $times }-mal)
}
part-achievement-most = { $points } für „{ $name }“ (gezählt: { $times } von { $tapped })
part-weighted = ({ $sum }) × { $weight }
part-nothing = nichts
attendance = Anwesenheit
attendance-how = { $times ->
    [one] { $points } für { $every } Abende
   *[other] { $times } × { $points }: einmal pro { $every } Abende
}
together = Gesamt
record = { $wins } gewonnen und { $draws } unentschieden von { $matches } Matches
not-in-season = Person { $number } hat in dieser Saison kein öffentliches Ergebnis.
page-of-person = Seite von { $person } in der Community
page-season-standings = Rangliste der Saison

## Abende.

no-evening-yet = Noch keine Abende
no-evening-yet-hint = Abende erscheinen hier, wenn die Leitung der Community sie hinzufügt.
caption-season-evenings = Abende der Saison
column-date = Datum
column-winner = Sieg
column-players = Spieler
counts-times = zählt { $weight }-mal
to-come = kommt noch
cancelled = abgesagt
from-places = nur Plätze
free-pods = freie Pods
no-winner = –

## Rekorde.

records-none = Noch keine Rekorde
record-evenings-won = Die meisten gewonnenen Abende
record-best-evening = Die meisten Punkte an einem Abend
record-evenings = Die meisten Abende
record-match-wins = Die meisten gewonnenen Matches
record-streak = Die meisten Abende in Folge

## Commander.

no-commander = Noch keine Commander bekannt
column-entries = Teilnahmen
column-matches = Matches
a-player = Jemand
