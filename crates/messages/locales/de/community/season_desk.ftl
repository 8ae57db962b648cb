## Die Seiten des Teams zu einer Saison: Optionen, Abende, frühere Ergebnisse.

title-new = Neue Saison
title-edit = Optionen der Saison
title-list = Saisons
none-yet = Noch keine Saisons
none-yet-hint = Eine Saison zählt die Abende einiger Wochen oder Monate in einer Rangliste zusammen.
new-season = Neue Saison
create = Saison anlegen
save = Einstellungen speichern
created = Die Saison ist angelegt. Füge ihre Abende hinzu.
saved = Die Einstellungen sind gespeichert.
field-name = Name
field-description = Beschreibung
field-description-hint = Sie steht auf der Seite der Saison.
field-begins-on = Erster Tag
field-ends-on = Letzter Tag
field-planned = Geplante Abende
field-planned-hint = Ist die Zahl angegeben, zeigen die Seiten der Saison, wer sich noch qualifizieren kann.
field-places = Punkte nach Endplatz
field-places-hint = Eine Zeile für jeden Platz oder Bereich: „1: 10“, „3-4: 5“, „9+: 1“.
field-shared = Wer sich Plätze teilt
field-match-point = Punkte für jeden Matchpunkt
field-participation = Punkte fürs Mitspielen
field-participation-every = Punkte fürs Mitspielen zählen von allen Abenden
field-best = Beste Abende, die zählen
field-best-hint = Leer: Alle Abende zählen.
field-attendance-every = Abende für jeden Anwesenheitsbonus
field-attendance-every-hint = Leer: kein Bonus.
field-attendance-points = Punkte für jeden Bonus
field-attendance-most = Höchstzahl der Boni
field-least = Nötige Abende für einen Preis
field-tiebreakers = Tiebreaker, in dieser Reihenfolge
field-tiebreaker = Tiebreaker { $number }
no-tiebreaker = Keiner
field-achievements = Achievements
field-achievements-hint = Eines pro Zeile, mit seinen Punkten und wie oft es an einem Abend zählen kann: „First Blood: 1“, „Sieg mit einem Precon: 2, 3 times“.
field-achievements-every = Achievements zählen von allen Abenden
field-rewards = Preise
field-rewards-hint = Einer pro Zeile: „invitation: top 16“, „1 bye: top 4“, „seed: 30 points“, auf Wunsch mit einem Namen am Ende: „invitation: top 16, Invitational im Juni“.
shared-first = bekommt die Punkte des besten davon
shared-last = bekommt die Punkte des schlechtesten davon
shared-split = bekommt einen gleichen Teil der Punkte, abgerundet
part-scoring = Punkte an einem Abend
part-counting = Welche Abende zählen
part-achievements = Achievements
part-rewards = Preise
part-pods = Abende mit freien Pods
field-pods-places = Punkte für Plätze in einem freien Pod
field-pods-places-hint = Die Zahl der Spieler, dann die Punkte für jeden Platz: „4: 5 3 2 1“.
field-pods-drawn = Punkte für ein Unentschieden
field-pods-drawn-hint = Die Zahl der Spieler, die sich das Unentschieden teilen, dann die Punkte pro Spieler: „4: 1“.
wrong-number-line = „{ $line }“ hat nicht die Form „4: 5 3 2 1“, oder die Zahl am Anfang kommt zweimal vor.
wrong-place-line = „{ $line }“ hat nicht die Form „1: 10“, „3-4: 5“ oder „9+: 1“.
wrong-achievement-line = „{ $line }“ hat nicht die Form „First Blood: 1“ oder „Sieg mit einem Precon: 2, 3 times“.
wrong-reward-line = „{ $line }“ hat nicht die Form „invitation: top 16“ oder „1 bye: 30 points“.
not-a-date = Schreib das Datum so: 2026-03-31.

## Abende.

evenings = Abende
add-evenings = Abende hinzufügen
add-evenings-hint = Turniere dieser Community, die nicht in dieser Saison sind.
no-others = Alle Turniere dieser Community sind in dieser Saison.
add = Zur Saison hinzufügen
added = { $count ->
    [one] { $count } Abend hinzugefügt.
   *[other] { $count } Abende hinzugefügt.
}
nothing-added = Wähle mindestens ein Turnier.
remove = Aus der Saison nehmen
removed = { $evening } ist nicht mehr in der Saison.
weight = Wie oft gezählt
weight-saved = Gespeichert, wie oft der Abend zählt.
set-weight = Speichern

## Schließen und löschen.

close = Saison schließen
close-explained = Die Linien stehen damit fest. Korrekturen früherer Ergebnisse zählen weiterhin.
reopen = Saison wieder öffnen
closed = Die Saison ist geschlossen.
reopened = Die Saison ist wieder offen.
delete = Saison löschen
deleted = Die Saison ist gelöscht.

## Das Finale: Wer über einer Linie ist, wird eingetragen.

title-final = Qualifizierte
final-hint = Alle, die jetzt über einer Linie sind, in der Reihenfolge der Rangliste der Saison. Sie werden in das Turnier eingetragen, das du wählst, mit ihren zugesprochenen Freilosen.
final-open = Die Saison ist noch offen, spätere Ergebnisse können diese Liste also ändern.
nobody-qualified-yet = Noch niemand qualifiziert
nobody-qualified-hint = Gib in den Optionen der Saison unter „Preise“ an, wer sich qualifiziert.
column-gets = Preis
the-final = Finale
no-tournament-open = Kein Turnier dieser Community nimmt Spieler auf. Leg zuerst eines an.
enter-qualified = Alle eintragen
entered = { $count ->
    [0] Bei { $tournament } wurde niemand hinzugefügt.
    [one] Bei { $tournament } wurde { $count } Person hinzugefügt.
   *[other] Bei { $tournament } wurden { $count } Personen hinzugefügt.
}
entered-waiting = { $count ->
    [one] Davon steht { $count } auf der Warteliste.
   *[other] Davon stehen { $count } auf der Warteliste.
}
entered-before = { $count ->
    [one] { $count } war schon eingetragen und bleibt unverändert.
   *[other] { $count } waren schon eingetragen und bleiben unverändert.
}

## Frühere Ergebnisse.

import = Frühere Ergebnisse importieren
not-public = zählt, sobald alle es finden können
tied = Gleichstand an der Linie
tied-hint = Diese Personen sind in jedem Tiebreaker gleich. Wähle, wer eingetragen wird: alle, oder wen das Los bestimmt.
tied-person = { $name }: { $gets }
