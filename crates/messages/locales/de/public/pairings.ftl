## Die Paarungen einer Runde.

title = Paarungen
title-of-round = Paarungen, { $round }

## Unter der Überschrift.

published-at = Veröffentlicht { $time }
started-with-clock = Gestartet { $time }, { $clock }
started-untimed = Gestartet { $time }, ohne Zeitlimit
finished = Beendet

## Über der Liste.

players-draft-in-pods = In diesen Pods wird gedraftet und Runde 1 gespielt (MTR-A X.6A).
changed-by-hand = Von Hand geändert.
what-was-changed = Was geändert wurde und warum
to-your-table = Zu deinem Tisch
order = Reihenfolge
by-table = Nach Tisch
by-last-name = Nach Nachnamen
by-name = Nach Namen
tables = Tische

## Nichts gefunden.

nobody-by-that-name = Niemand mit diesem Namen in dieser Runde
tell-organizer-now = Wenn du gepaart sein solltest und es nicht bist, sag jetzt der Turnierleitung Bescheid.

## Die Liste nach Namen.

players-by-name = Spieler nach Namen, mit Tisch und Sitz
players-by-last-name = Spieler nach Nachnamen, mit Tisch und Sitz
bye = Freilos
loss = Loss

## Die Liste nach Tischen.

seed = Seed { $seed }
drawn = Unentschieden.
advances-by-seed = { $player } kommt nach Seed weiter.
drawn-without = Unentschieden; kein Punkt für { $players }.
games = Partien: { $games }.
games-won = { $player } { $count }
games-drawn = unentschieden { $count }
byes = Freilose
bye-points = { $points ->
    [one] Kein Match in dieser Runde, { $points } Punkt.
   *[other] Kein Match in dieser Runde, { $points } Punkte.
}
not-paired = Nicht gepaart, Match Loss
why-not-paired = Spieler, die erst nach dem Paaren der Runde kamen oder nicht da waren.

## Unter der Liste.

rounds = Runden

## Vor der ersten Runde.

none-published = Noch ist keine Runde veröffentlicht
appear-here =
    Tische und Sitze erscheinen hier, wenn die Turnierleitung die erste Runde veröffentlicht.
    Bis dahin kannst du prüfen, ob du <a>auf der Spielerliste</a> stehst.
