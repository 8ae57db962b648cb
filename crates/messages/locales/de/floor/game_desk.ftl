### Das Partie-Pult: Ein Judge begleitet eine Partie Zug für Zug.

## Adressen, die ins Leere führen.

no-round = Es ist keine Runde veröffentlicht: Es gibt keinen Tisch zu begleiten.
no-such-table = Tisch { $table } gibt es in dieser Runde nicht.
to-rounds = Zu den Runden

## Überschrift und Partien des Tisches.

title = Partie an Tisch { $table }
game = Partie { $number }
game-given-up = Partie { $number } (abgebrochen)
game-and-variant = Partie { $number }, { $variant }
grand-melee = Grand Melee
free-for-all = Free-for-All
line = { $players ->
    [one] { $players } Spieler, { $playing } in der Partie
   *[other] { $players } Spieler, { $playing } in der Partie
}
line-confirmed = { $players ->
    [one] { $players } Spieler, { $playing } in der Partie; bestätigt
   *[other] { $players } Spieler, { $playing } in der Partie; bestätigt
}
line-given-up = { $players ->
    [one] { $players } Spieler, { $playing } in der Partie; abgebrochen
   *[other] { $players } Spieler, { $playing } in der Partie; abgebrochen
}
line-not-followed = { $players ->
    [one] { $players } Spieler, nicht begleitet
   *[other] { $players } Spieler, nicht begleitet
}
not-followed = nicht begleitet
match-result = Das Match: <b><bdi>{ $result }</bdi></b>.
result-of-table = Ergebnis des Tisches
step-through = Diese Partie durchgehen

## Die laufenden Züge.

turns = Züge
acts = Aktionen
end-turn = Zug<span> von { $player }</span> beenden
next-phase = Nächste Phase<span> von { $player }</span>
end-the-turn-of = Zug beenden:
end-turn-of-marker = <span>Zug beenden, Marker </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Marker { $marker }, <bdi>{ $player }</bdi>: { $state }
to-turns = Zu den Zügen

## Die Sitze.

leaves = { $player } scheidet aus
as-picture = Der Tisch als Bild

## Wie viel die Seite zeigt.

what-is-shown = Was gezeigt wird
quick = Kurz
everything = Alles

## Der Verlauf.

history = Verlauf
earlier-steps = { $count ->
    [one] { $count } früherer Schritt
   *[other] { $count } frühere Schritte
}
the-service = Podium
undone-by = rückgängig gemacht: { $who }, { $time }
step-of-ruling = { $penalty }: { $what } (Ruling { $ruling })
step-of-withdrawn-ruling = { $what } (aus Ruling { $ruling }, { $penalty }, das nicht mehr gilt)
done-since = { $time }, { $who }: { $what }
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
undone-since = { $what }: { $undone }

## Rückgängig machen und aufhören.

undo = Rückgängig
undo-before = Das zuvor Gedrückte rückgängig machen
undo-confirmation = Bestätigung zurücknehmen
undo-several = Mehrere Schritte rückgängig machen
undo-from = Alles ab diesem Schritt rückgängig machen
undo-these = Schritte rückgängig machen
stop-title = Partie nicht mehr begleiten
stop-means = Ihr Verlauf bleibt. Trag das Ergebnis auf der Ergebnisseite ein, oder begleite die Partie von Anfang an neu.
stop-button = Begleitung abbrechen
stopped = Die Partie wird nicht mehr begleitet. Ihr Verlauf bleibt.

## Fragen vor einem Schritt.

end-turn-title = Den Zug jetzt beenden?
still-on-stack = Der Zug von { $player } würde enden, obwohl auf dem Stapel noch etwas liegt: { $objects }.
still-on-stack-of-marker = Der Zug von { $player } (Marker { $marker }) würde enden, obwohl auf dem Stapel noch etwas liegt: { $objects }.
end-turn-means = Eine Phase endet mit leerem Stapel (CR 500.2). Wenn ein Effekt den Zug beendet, wird ins Exil geschickt, was auf dem Stapel liegt. Wenn nicht, lass es erst verrechnen oder nimm es vom Stapel.
end-turn-button = Zug beenden, Stapel ins Exil
call-time-title = Das Zeitende jetzt ausrufen?
time-is-left = Tisch { $table } hat noch { $minutes } min. Das Zeitende ist noch nicht ausgerufen.
call-time-button = Mit noch { $minutes } min ausrufen
done-meanwhile = Inzwischen geschehen
send-again = Erneut senden
kept = Deine Eingabe ist noch da: Sende sie noch einmal, wenn sie noch passt.

## Eine Partie begleiten.

start-title = Eine Partie begleiten
plays-grand-melee = { $players ->
    [one] { $players } Spieler spielt Grand Melee mit Reichweite 1 und Angriffen nach links, wenn nichts anderes vereinbart ist.
   *[other] { $players } Spieler spielen Grand Melee mit Reichweite 1 und Angriffen nach links, wenn nichts anderes vereinbart ist.
}
plays-free-for-all = { $players ->
    [one] { $players } Spieler spielt Free-for-All mit unbegrenzter Reichweite, wenn nichts anderes vereinbart ist.
   *[other] { $players } Spieler spielen Free-for-All mit unbegrenzter Reichweite, wenn nichts anderes vereinbart ist.
}
something-else = Etwas anderes ist vereinbart
variant = Variante
influence = Reichweite
attacks = Angriffe
edition = Ausgabe der Regeln
by-number-of-players = Nach der Spielerzahl
of-variant = Wie in der Variante
unlimited = Unbegrenzt
attack-left = Links
attack-right = Rechts
attack-several = Mehrere Spieler
edition-now = Aktuelle Regeln (CR 807)
edition-2007 = 2007 (608)
follow-this = Diese Partie begleiten
follow-another = Weitere Partie begleiten

## Das Ende einer Partie.

won-the-game = { $player } hat die Partie gewonnen.
game-is-drawn = Die Partie ist unentschieden.
out-in-order = Aus der Partie, der Reihe nach: { $players }.
out-in-turn = { $players } (Zug { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Wenn das Match jetzt endet:
score-won = { $points ->
    [one] { $players }: Match gewonnen, { $points } Punkt
   *[other] { $players }: Match gewonnen, { $points } Punkte
}
score-others = { $points ->
    [one] { $players }: { $points } Punkt
   *[other] { $players }: { $points } Punkte
}
score-drew = { $points ->
    [one] { $players }: Match unentschieden, je { $points } Punkt
   *[other] { $players }: Match unentschieden, je { $points } Punkte
}
score-out = { $points ->
    [one] { $players }: aufgegeben oder Match Loss, { $points } Punkt
   *[other] { $players }: aufgegeben oder Match Loss, { $points } Punkte
}
score-takes-stakes = { $players }: Match gewonnen, bekommt alle Einsätze
score-shares-stakes = { $players }: Match unentschieden, Einsätze zurück und die der anderen geteilt
score-loses-stake = { $players }: Einsatz verloren
playoff-goes-on = Ein Match im Playoff braucht einen Sieg: Es folgt eine weitere Partie mit neu ausgelosten Sitzen (2.5B).
too-few = Im Match sind weniger als drei Spieler übrig, und eine Multiplayer-Partie beginnt mit drei (CR 800.1). Wenn sie weiterspielen, trag das Ergebnis auf der Ergebnisseite des Tisches ein.
conceded-match = Ganzes Match aufgegeben
next-game = Nächste Partie starten
another-game = Weitere Partie
confirm-result = Ergebnis bestätigen
overrule = Meldung überschreiben
result-stored = Das Ergebnis von Tisch { $table } ist gespeichert.
next-is-followed = Die nächste Partie wird begleitet. Ihre Sitze sind ausgelost: Sieh nach, wer wo sitzt.
reported-before = Für Tisch { $table } ist schon ein Ergebnis gemeldet: { $result }. Der Ausgang der Partie ist nicht gespeichert. Überschreibe die Meldung unten, wenn sie nicht stimmt, oder brich die Begleitung ab.

## Formulare, die nicht lesbar sind.

no-button = Drück einen der Buttons dieser Seite.
no-seat = { $typed } ist kein Sitz dieses Tisches: Er hat die Sitze 1 bis { $seats }.
no-whole-number = { $label }: { $typed } ist keine ganze Zahl.
empty-status = Gib ein, was sich ändert: Lebenspunkte, Marken, Schaden oder wie oft der Commander gewirkt wurde. Ein leeres Feld bleibt, wie es ist.
not-resolving = { $object } wird gerade nicht verrechnet und verursacht deshalb nichts.
no-target = { $object } ist nicht mehr auf einem Stapel und deshalb kein Ziel.
