## Was auf der eigenen Seite in großen Buchstaben steht.

### Noch kein Platz im Turnier.

pending = Bestätigung steht aus
pending-text = Du bist registriert. Die Turnierleitung hat es noch nicht bestätigt; diese Seite ändert sich, sobald sie es tut.
waitlisted = Alle Plätze vergeben
waitlisted-text = Du bist Nummer { $number } auf der Warteliste und bekommst einen Platz, sobald einer frei wird.
removed = Du bist nicht in diesem Turnier
removed-text = Wenn das nicht stimmt, sag der Turnierleitung Bescheid.

### Vor den Runden.

checked-in = Du bist eingecheckt
registered = Du bist registriert
not-open = Das Turnier ist noch nicht geöffnet.
check-in-at-venue = Checke ein, wenn du vor Ort bist.
table-with-round-one = Dein Tisch steht hier, wenn die Paarungen für Runde 1 veröffentlicht sind.
late-entry = Du spielst ab Runde { $round }
late-entry-text = Dein Tisch steht hier, wenn die Paarungen dafür veröffentlicht sind.

### An einem Tisch.

table-word = Tisch
out-of-game = Du bist aus dieser Partie ausgeschieden und schaust bis zu ihrem Ende zu (MTR-A 1.10A).
your-turn = Du bist am Zug.
turn-of = Am Zug: { $player }.
time-is-up-extra-turns =
    Die Zeit ist um. Beendet diesen Zug; danach folgt je ein Zug für alle, die noch in der Partie sind. Ein Judge kommt.
time-is-up-finish-turn = Die Zeit ist um. Beendet diesen Zug; es folgt kein weiterer. Ein Judge kommt.
time-is-up-overtime = { $minutes ->
    [one] Die Zeit ist um. Beendet diesen Zug binnen { $minutes } Minute; es folgt kein weiterer. Ein Judge kommt.
   *[other] Die Zeit ist um. Beendet diesen Zug binnen { $minutes } Minuten; es folgt kein weiterer. Ein Judge kommt.
}
overtime-is-over = Die Nachspielzeit ist um: Hört auf zu spielen. Ein Judge beendet die Partie.
time-called-last-turn = Das Zeitende ist ausgerufen. Beendet diesen Zug; es folgt kein weiterer.
time-called-turns = { $turns ->
    [one] Das Zeitende ist ausgerufen. Beendet diesen Zug; danach folgt noch { $turns } Zug. Ein Judge zählt mit.
   *[other] Das Zeitende ist ausgerufen. Beendet diesen Zug; danach folgen noch { $turns } Züge. Ein Judge zählt mit.
}
time-called-several-turns = { $turns ->
    [one] Das Zeitende ist ausgerufen. Beendet die laufenden Züge; { $turns } weiterer Zug darf beginnen. Ein Judge zählt mit.
   *[other] Das Zeitende ist ausgerufen. Beendet die laufenden Züge; { $turns } weitere dürfen beginnen. Ein Judge zählt mit.
}
game-ended = Die Partie ist zu Ende; ein Judge bestätigt es.

### Warum jemand aus der Partie ist.

out-lost = verloren
out-conceded = aufgegeben
out-drawn = unentschieden
out-game-loss = Game Loss
out-match-loss = Match Loss
out-disqualified = disqualifiziert

### Meldungen des Ergebnisses.

waiting-for-others = Warten auf die anderen
you-reported-at =
    Du hast um { $when } gemeldet: { $result }. Es zählt, wenn noch jemand am Tisch es auf der eigenen Seite bestätigt.
reported-this = { $player } hat das um { $when } gemeldet. Stimmt es?
another-reported-this = Jemand am Tisch hat das um { $when } gemeldet. Stimmt es?
staff-decides = Das Turnierteam entscheidet
stay-at-table = Bleib am Tisch.
you-reported = Du hast gemeldet: { $result }.
another-reported = Jemand am Tisch hat gemeldet: { $result }.
you-dispute = Du widersprichst: „{ $objection }“
another-disputes = Jemand am Tisch widerspricht: „{ $objection }“
result-entered = Das Ergebnis ist da, eingetragen vom Turnierteam.
result-you-reported = Das Ergebnis ist da: gemeldet von dir, bestätigt von { $confirmer }.
result-you-confirmed = Das Ergebnis ist da: gemeldet von { $reporter }, bestätigt von dir.
result-reported = Das Ergebnis ist da: gemeldet von { $reporter }, bestätigt von { $confirmer }.
another-player = jemandem am Tisch
your-concession-disputed = Es ist strittig, ob du aufgegeben hast: Das Turnierteam entscheidet.
concession-disputed = Strittige Aufgabe: { $players }. Das Turnierteam entscheidet.
wrong-call-judge = Wenn es nicht stimmt, ruf einen Judge.

### Eine Runde ohne eigenes Match.

bye = Freilos
bye-text = { $points ->
    [one] Kein Match in dieser Runde; es zählt { $points } Punkt.
   *[other] Kein Match in dieser Runde; es zählt { $points } Punkte.
}
match-loss = Match Loss
match-loss-text =
    Du wurdest in dieser Runde nicht gepaart: Sie zählt als Match Loss. Wenn das nicht stimmt, sag jetzt der Turnierleitung Bescheid.
unpaired = Du bist nicht in dieser Runde
unpaired-text = Wenn das nicht stimmt, sag jetzt der Turnierleitung Bescheid.

### Zwischen den Runden.

pairings-soon = Gleich kommen die Paarungen
how-it-went = { $over }: { $result }.
round-is-over = { $round } ist vorbei
had-bye = du hattest ein Freilos
had-match-loss = du hattest einen Match Loss
table-is-void = Tisch { $table } ist ungültig und zählt für niemanden
you-won = du hast an Tisch { $table } gewonnen
player-won = { $player } hat an Tisch { $table } gewonnen
table-drawn = Tisch { $table } endete unentschieden
table-no-result = Tisch { $table } hat kein Ergebnis
next-table = Dein nächster Tisch steht hier, wenn die Paarungen { $round-of } veröffentlicht sind.

### Nach den Schweizer Runden und im Playoff.

rounds-over = Die Runden sind vorbei
rounds-over-text = Die endgültige Rangliste wird bald veröffentlicht.
swiss-over = Die Schweizer Runden sind vorbei
swiss-over-text = Als Nächstes werden hier die Top { $cut } bekannt gegeben.
wait-for = Du wartest auf { $round }
play-in = Du spielst { $round-in }
seeded = Du bist Seed { $seed }. Dein Tisch steht hier, wenn die Paarungen veröffentlicht sind.
missed-cut = Du hast den Cut verpasst
missed-cut-text = Nach den Schweizer Runden bist du auf Platz { $place-number } von { $count }. Danke fürs Mitspielen.

### Am Ende.

champion = Der Turniersieg gehört dir
champion-text = Du hast das Turnier gewonnen.
finished = Endstand: Platz { $place-number } von { $count }
tournament-over = Das Turnier ist vorbei
thank-you = Danke fürs Mitspielen.

### Ausgestiegen, oder es gibt kein Turnier.

dropped = Du bist ausgestiegen
dropped-after = Du bist nach { $round-dative } ausgestiegen
dropped-text = Für dich gibt es keinen Tisch mehr. Wenn das ein Versehen ist, sag dem Turnierteam Bescheid.
disqualified = Du wurdest disqualifiziert
disqualified-text = Für dich gibt es keinen Tisch mehr. Bei Fragen wende dich an den Head Judge.
cancelled = Dieses Turnier wurde abgesagt
