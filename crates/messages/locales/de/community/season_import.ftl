## Frühere Ergebnisse in eine Saison importieren.

title = Frühere Ergebnisse importieren
intro = Importiere Abende aus der Zeit vor Podium: Turniere als JSON von Podium oder TopDeck, oder Tabellen mit Plätzen. Du siehst, was in den Dateien ist, bevor etwas gespeichert wird.
files = Dateien
files-hint = JSON, CSV, Excel oder OpenDocument, auch mehrere. Die erste Zeile einer Tabelle nennt ihre Spalten: place und name, und wenn es sie gibt date, evening, points, wins, draws, losses.
pasted = Oder füge eine Tabelle ein
usual = Für Tabellen ohne diese Spalten
usual-name = Abend
usual-day = Datum
look = Dateien prüfen
cannot = Die Dateien lassen sich nicht importieren
cannot-text = Behebe diese Probleme in deinen Dateien und sende sie dann noch einmal:

## Was in den Dateien ist.

preview-title = Was in den Dateien ist
nothing-stored = Es ist noch nichts gespeichert.
column-content = Inhalt
whole-event = { $players ->
    [one] Turnier mit { $players } Spieler
   *[other] Turnier mit { $players } Spielern
}
places-alone = { $people ->
    [one] Platz von { $people } Person
   *[other] Plätze von { $people } Personen
}
not-finished = nicht beendet: zählt, sobald du es beendest
people = Personen
known-people = { $count ->
    [0] Noch niemand davon ist in der Community.
    [one] { $count } Person ist schon in der Community.
   *[other] { $count } Personen sind schon in der Community.
}
new-people = { $count ->
    [0] Niemand ist neu.
    [one] { $count } Person ist neu.
   *[other] { $count } Personen sind neu.
}
who-is = Wer sind diese Personen?
who-is-hint = Diese Namen ähneln Namen in der Community, oder zwei Personen an einem Abend heißen so. Wähle für jeden, wer es ist.
choose = Wählen
this-person = { $person }, Nummer { $number }
somebody-new = Neue Person
nobody = Ein Gast (zählt nicht)
import = Importieren
other-files = Andere Dateien wählen
imported = { $count ->
    [one] { $count } Abend importiert.
   *[other] { $count } Abende importiert.
}
people-added = { $count ->
    [one] { $count } Person hinzugefügt.
   *[other] { $count } Personen hinzugefügt.
}
unfinished = { $count ->
    [one] { $count } Turnier ist nicht beendet: Es zählt, sobald du es beendest.
   *[other] { $count } Turniere sind nicht beendet: Sie zählen, sobald du sie beendest.
}
replaced = { $count ->
    [one] { $count } Abend hat den aus einem früheren Import ersetzt.
   *[other] { $count } Abende haben die aus einem früheren Import ersetzt.
}
had = { $count ->
    [one] { $count } Abend war schon in der Saison.
   *[other] { $count } Abende waren schon in der Saison.
}
replaces = ersetzt den Abend mit diesem Datum und Namen
is-tournament = schon ein Turnier der Community: wird nicht noch einmal importiert
is-twice = zweimal in den Dateien: wird einmal importiert
on-evening = bei { $evening }
nameless = { $count ->
    [one] { $count } Person ohne Namen in den Dateien wird als Gast importiert.
   *[other] { $count } Personen ohne Namen in den Dateien werden als Gäste importiert.
}
