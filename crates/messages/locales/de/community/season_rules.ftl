## Wie eine Saison wertet, in Worten, und die Namen ihrer Einstellungen.

title = Wertung
tiebreaker-evenings-won = Gewonnene Abende
tiebreaker-best-places = Beste Plätze: mehr erste Plätze, dann mehr zweite Plätze und so weiter
tiebreaker-best-evening = Die meisten Punkte an einem Abend
tiebreaker-evenings = Die meisten Abende
tiebreaker-match-wins = Die meisten gewonnenen Matches
tiebreaker-match-win-percentage = Höchste Match-Siegquote
tiebreaker-latest-evening = Punkte am letzten Abend
tiebreakers = Tiebreaker
no-tiebreaker = Wer gleich viele Punkte hat, teilt sich einen Rang.
places = Punkte nach Endplatz
column-places = Plätze
place-and-on = { $place } und dahinter
place-range = { $first } bis { $last }
no-places = Für Plätze gibt es keine Punkte.
shared-first = Wer sich Plätze teilt, bekommt die Punkte des besten davon.
shared-last = Wer sich Plätze teilt, bekommt die Punkte des schlechtesten davon.
shared-split = Wer sich Plätze teilt, bekommt einen gleichen Teil ihrer Punkte, abgerundet.
match-points = { $points ->
    [one] Jeder Matchpunkt gibt { $points } Punkt.
   *[other] Jeder Matchpunkt gibt { $points } Punkte.
}
participation = { $points ->
    [one] Mitspielen gibt { $points } Punkt.
   *[other] Mitspielen gibt { $points } Punkte.
}
participation-every = Punkte fürs Mitspielen zählen von allen Abenden.
best = { $best ->
    [one] Von jeder Person zählt nur der beste Abend.
   *[other] Von jeder Person zählen die besten { $best } Abende.
}
best-all = Alle Abende zählen.
attendance = { $points ->
    [one] Für je { $every } Abende gibt es { $points } Bonuspunkt.
   *[other] Für je { $every } Abende gibt es { $points } Bonuspunkte.
}
attendance-most = { $most ->
    [one] Diesen Bonus gibt es einmal.
   *[other] Diesen Bonus gibt es höchstens { $most }-mal.
}
planned = { $count ->
    [one] { $count } Abend ist geplant.
   *[other] { $count } Abende sind geplant.
}
achievements = Achievements
column-achievement = Achievement
column-most = Zählt pro Abend
most-once = einmal
most-times = { $most }-mal
achievements-every = Achievements zählen von allen Abenden.
