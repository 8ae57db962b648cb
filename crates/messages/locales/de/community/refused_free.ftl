## Warum ein Befehl zu einem Abend mit freien Pods abgelehnt wurde.

name-of-evening = Name
day-of-evening = Datum
too-many-evenings = Eine Community hat höchstens { $most } Abende mit freien Pods.
no-such-evening = Den Abend mit freien Pods Nummer { $number } gibt es in dieser Community nicht.
changed-meanwhile = Jemand hat „{ $evening }“ inzwischen geändert. Sieh dir die Änderungen an und speichere deine dann noch einmal.
closed-already = „{ $evening }“ ist schon geschlossen.
open-already = „{ $evening }“ ist schon offen.
is-closed = „{ $evening }“ ist geschlossen. Das Team kann den Abend wieder öffnen.
pods-still-play = { $count ->
    [one] { $count } Pod hat kein bestätigtes Ergebnis. Trag es zuerst ein oder erkläre den Pod für ungültig.
   *[other] { $count } Pods haben kein bestätigtes Ergebnis. Trag die Ergebnisse zuerst ein oder erkläre die Pods für ungültig.
}

## Warten.

bracket-range = Bracket: { $least } bis { $most }, nicht { $given }.
plays-already = { $person } spielt schon an Tisch { $table }.
too-many-people = Zu einem Abend können höchstens { $most } Personen kommen.
nobody-called = Niemand in dieser Community heißt „{ $typed }“. Gib den ganzen Namen oder die Nummer der Person ein.
may-mean = Mit „{ $typed }“ ist vielleicht gemeint: { $people }. Gib die Nummer ein.
does-not-wait = { $person } ist nicht in der Warteschlange.
too-few-wait = { $count ->
    [0] Die Warteschlange ist leer. Ein Pod braucht drei Personen.
    [one] In der Warteschlange ist { $count } Person. Ein Pod braucht drei.
   *[other] In der Warteschlange sind { $count } Personen. Ein Pod braucht drei.
}
too-many-pods = Ein Abend hat höchstens { $most } Pods.

## Ergebnisse.

no-such-pod = Den Pod { $number } gibt es an diesem Abend nicht.
pod-changed-meanwhile = Jemand hat das Ergebnis von Tisch { $table } inzwischen geändert. Sieh es dir noch einmal an.
sits-elsewhere = Du sitzt nicht an Tisch { $table }.
is-confirmed = Das Ergebnis von Tisch { $table } ist bestätigt. Nur das Team kann es korrigieren.
is-void = Tisch { $table } ist ungültig. Nur das Team kann ein Ergebnis eintragen.
sits-twice = { $person } hat zwei Sitze an Tisch { $table }. Der Pod bleibt ungültig.
no-result-yet = Tisch { $table } hat noch kein Ergebnis.
confirmed-by-another = Du hast dieses Ergebnis gemeldet. Bestätigen muss es jemand anderes am Tisch.
place-of-everybody = Wähle für alle am Tisch einen Platz.
give-a-reason = Gib einen Grund an: Dieses Ergebnis wurde schon bestätigt oder für ungültig erklärt.
sat-together = { $person } und { $other } haben bei „{ $evening }“ im selben Pod gespielt, also sind es verschiedene Personen.
no-season = „{ $evening }“ zählt für keine Saison, deshalb gibt es keine Achievements.
no-such-achievement = Dieses Achievement gibt es in der Saison nicht mehr.
