## Worum es bei einer Abweichung geht.

pod-size = Podgröße
uneven-pods = Spieler, die keinen Pod füllen
smaller-pods = Kleinere Pods
games-to-win = Gewonnene Partien für den Matchsieg
points-win = Matchpunkte für einen Sieg
points-draw = Matchpunkte für ein Unentschieden
points-loss = Matchpunkte für eine Niederlage
points-bye = Matchpunkte für ein Freilos
tiebreakers = Tiebreaker
bye-opponents = Gedachte Gegner für ein Freilos
smaller-pod-opponents = Gedachte Gegner für einen kleineren Pod
byes-in-percentages = Freilose in den Quoten der Gegner
percentage-decimals = Rundung der Quoten
percentage-floor = Niedrigste Quote eines Gegners
win-points-by = Siegpunkte nach Podgröße
wager = Punkte als Einsatz
place-points = Punkte nach Platz
draw-points = Punkte einer unentschiedenen Partie
tied-places = Spieler, die gleichzeitig ausscheiden
smaller-pods-once = Zweites Mal in einem kleineren Pod
round-table = Runden und Cut nach Spielerzahl
round-kinds = Wie Runden gepaart werden
round-time = Rundenzeit
end-of-round = Ende einer Schweizer Runde
playoff-time = Playoff-Zeit
swiss-seats = Sitze in den Schweizer Runden
drawn-elimination = Unentschieden im Playoff
draw-shared-by = Wer ein Unentschieden bekommt
playoff-seats = Sitze im Playoff
playoff-places = Plätze hinter dem Turniersieg
first-pods = Pods der Runde 1
penalties = Strafen
swiss-rounds = Schweizer Runden
playoff-cut = Cut zum Playoff
met-twice = Gegner zweimal getroffen (Tiebreaker)
byes = Freilose
rounds-at-1024 = Empfohlene Runden bei 1024 Spielern
passed-player = Wer am Zug war, hatte beim Zeitende schon abgegeben
grand-melee-turn = Wann ein Zug in Grand Melee beginnen darf

## Was das Addendum sagt und was hier gilt.

players-at-table = { $count } Spieler
have-byes = haben Freilose
in-smaller-pods = spielen in kleineren Pods
in-larger-pods = spielen in größeren Pods
in-smaller-pods-then-byes = spielen in kleineren Pods; höchstens eine Person hat ein Freilos
among-lowest = bei den niedrigsten Punktzahlen
among-highest = bei den höchsten Punktzahlen
tiebreakers-in-order = { $first }, dann { $then }
no-opponents = keine
imaginary-opponents = { $count ->
    [one] { $count } mit { $percentage }
   *[other] { $count } mit je { $percentage }
}
byes-left-out = zählen nicht
byes-as-wins = zählen als gewonnene Matches
compared-exactly = exakt verglichen
rounded-to = { $decimals ->
    [0] auf ganze Prozent gerundet
    [one] auf { $decimals } Nachkommastelle gerundet
   *[other] auf { $decimals } Nachkommastellen gerundet
}
no-floor = keine
win-in-every-pod = { $points } in jedem Pod
win-by-size = { $small } im { $fewer }er-Pod, { $large } im { $more }er-Pod
results-score = jedes Ergebnis hat feste Punkte
wagered = alle beginnen mit { $start } Punkten und setzen in jedem Match { $stake } ihrer Punkte ein
win-and-draw-score = ein Sieg zählt { $win }, ein Unentschieden { $draw }
places-score = Plätze im { $size }er-Pod zählen { $points }
left-score = { $left } Spieler: je { $points }
tied-by-turn-order = nach Zugreihenfolge: Wer am weitesten vom aktiven Spieler entfernt ist, scheidet zuerst aus
no-places = keine Plätze: Ein Match hat einen Sieg oder endet unentschieden
spared-at-no-cost = vermieden, wenn sonst nichts darunter leidet
spared-first = vermieden; nur frühere Gegner zu vermeiden geht vor
by-appendix-e = nach Anhang E
up-to-players = bis { $players } Spieler: { $plays }
more-players = mehr Spieler: { $plays }
rounds-and-top = { $rounds ->
    [one] { $rounds } Runde, Top { $cut }
   *[other] { $rounds } Runden, Top { $cut }
}
rounds-alone = { $rounds ->
    [one] { $rounds } Runde, kein Playoff
   *[other] { $rounds } Runden, kein Playoff
}
no-limit = kein Limit
limit-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
at-random = zufällig
strong-and-weak-mixed = stark und schwach gemischt
by-standings = nach der Rangliste
strictly-by-standings = streng nach der Rangliste
kind-of-first = Runde 1 { $kind }
kind-of-second = Runde 2 { $kind }
kind-of-others = weitere Runden { $kind }
kind-of-last = letzte Runde { $kind }
drawn-replayed = wird neu gespielt
drawn-best-seed = der beste Seed kommt weiter
shared-by-all = alle, die das Match begonnen haben
shared-by-still-in = wer beim Unentschieden noch in der Partie ist
seats-by-seed = nach Seed, der beste zuerst
playoff-seats-chosen = ausgelost, und der beste Seed bestimmt, wer beginnt
places-by-seed = nach Seed
places-played = werden im Finale ausgespielt
overtime = Nachspielzeit
overtime-shown = Nachspielzeit auf den Uhren
end-step-turn = Zeitende im Endsegment
unfinished-games = Partie ohne Sieg am Ende
drawn-games = Unentschiedene Partie, wenn noch Zeit ist
conceding = Aufgeben
no-show-minutes = Beginn, auch wenn jemand fehlt
shown-to-everyone = für alle sichtbar
shown-to-staff = nur für das Turnierteam sichtbar
that-turn-is-last = dieser Zug ist der letzte
next-turn-is-last = der nächste Zug ist der letzte
unfinished-is-drawn = ist unentschieden
most-life-wins = gewinnt, wer die meisten Lebenspunkte hat
another-game-follows = es folgt eine weitere Partie
match-is-drawn = das Match endet unentschieden
at-any-time = jederzeit
on-own-turn = nur im eigenen Zug
no-time-said = sagt nicht, wann
seats-balanced = über die Runden ausgeglichen
pods-of-draft = die des Drafts
recommended-for = { $number } bei { $players } Spielern
counts-unsaid = sagt nicht, wie oft so ein Gegner zählt
counts-once = zählt einmal
byes-to-lowest = gehen an die Letzten der Rangliste
byes-here = kein zweites Freilos, bevor alle eines hatten; in Runde 1 per Los
rounds-by-formula = 6 nach der Formel, 7 nach der Anmerkung daneben
rounds-here = 6, und 7 ab 1025 Spielern
pass-settled = nur für „Zug beenden“ geregelt
pass-here = der laufende Zug ist der nächste, auch vor Zusatzzügen
melee-unsaid = sagt nicht, wie leere Sitze zählen und wer schon am Zug ist
melee-here = ein leerer Sitz zählt, solange ein Marker darauf liegt; niemand hat zwei Züge zugleich
