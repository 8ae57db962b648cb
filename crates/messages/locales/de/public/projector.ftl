## Die Seite für den Projektor.

## Statt einer Uhr.

no-time-limit = kein Zeitlimit
find-your-seat = nehmt Platz
paused = angehalten

## Statt der Paarungen.

first-pairings-appear-here = Die Paarungen für die erste Runde erscheinen hier, wenn sie veröffentlicht sind.
next-pairings-appear-here = Diese Runde ist vorbei. Die Paarungen für die nächste erscheinen hier, wenn sie veröffentlicht sind.
won = { $count ->
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gewonnen.
}
in-the-cut = Im Cut: { $players }.
seeded = { $seed }. { $player }

## Teile der Seite.

names-in-parts = Namen in Teilen
pairings-by-name = Paarungen nach Namen
turns = Seite { $page } von { $pages } · blättert in { $seconds } s
