## Abende mit freien Pods: Wer da ist, wartet auf einen Pod, spielt und trägt das Ergebnis am Tisch ein.

title-list = Freie Pods
intro = Ein Abend ohne Runden: Alle stellen sich auf ihrem Handy in die Warteschlange, du bildest mit einem Knopfdruck Pods, und die Spieler tragen ihre Ergebnisse ein.
new-evening = Neuer Abend
open-evening = Abend öffnen
evenings = Abende
opened = Der Abend ist geöffnet. Alle können sich auf ihrem Handy anstellen, oder du fügst sie hinzu.
field-name = Name
field-day = Datum
field-season = Zählt für
no-season = Keine Saison
settings = Optionen
saved = Die Einstellungen sind gespeichert.
desk = Übersicht

## Der Abend.

closed = Vorbei
everybody = Öffentliche Seite
take-part = Mitspielen
waiting = Warteschlange
nobody-waits = Die Warteschlange ist leer.
now-playing = Laufende Pods
ended = Ergebnisse
table = Tisch { $table }
playing = läuft
reported = Ergebnis gemeldet, nicht bestätigt
confirmed = Ergebnis bestätigt
void = ungültig
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } Punkt)
   *[other] { $name } ({ $points } Punkte)
}
times = { $times ->
    [0] nein
    [one] ja
   *[other] { $times }-mal
}
bracket = Bracket { $bracket }
any-bracket = Beliebiges Bracket

## Die eigene Seite einer Person.

queue = Warteschlange
waits = Du bist Nummer { $place } von { $waiting } in der Warteschlange.
wants = Gewünschtes Bracket
join = Anstellen
change-wish = Bracket ändern
leave = Warteschlange verlassen
joined = Du bist in der Warteschlange. Dein Tisch erscheint hier.
left = Du bist nicht mehr in der Warteschlange.
is-over = Dieser Abend ist vorbei.
who-won = Wer hat gewonnen?
drawn = Unentschieden
all-places = Alle Plätze eintragen
equal-places = Gib Spielern, die gleichzeitig ausgeschieden sind, denselben Platz.
choose = Wählen
save-places = Plätze speichern
is-this-right = Jemand an deinem Tisch hat dieses Ergebnis gemeldet. Stimmt es?
confirm = Ergebnis bestätigen
another-result = Anderes Ergebnis eintragen
somebody-confirms = Dieses Ergebnis muss noch jemand am Tisch bestätigen.
result-tapped = Das Ergebnis ist gemeldet. Noch jemand am Tisch muss es bestätigen.
result-counts = Das Ergebnis ist bestätigt.
achievements = Achievements
save-achievements = Achievements speichern
achievements-saved = Die Achievements sind gespeichert.

## Die Seite des Teams.

form-pods = { $count ->
    [one] Aus { $count } Person Pods bilden
   *[other] Aus { $count } Personen Pods bilden
}
pods-formed = { $count ->
    [one] { $count } Pod gebildet.
   *[other] { $count } Pods gebildet.
}
has-left = Aus der Warteschlange nehmen
add = In die Warteschlange
person = { $person }, Nummer { $number }
waits-now = { $person } ist in der Warteschlange.
waits-no-longer = { $person } ist nicht mehr in der Warteschlange.
correct = Ergebnis korrigieren
reason = Grund
declare-void = Pod für ungültig erklären
is-void-now = Der Pod ist ungültig.
close = Abend schließen
reopen = Abend wieder öffnen
evening-closed = Der Abend ist geschlossen.
evening-reopened = Der Abend ist wieder offen.
