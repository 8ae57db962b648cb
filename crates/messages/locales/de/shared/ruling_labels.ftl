### Rulings.

## Der Stand eines Rulings.

state-again = Erneut für Head Judge
state-given = Erteilt
state-for-head-judge = Für Head Judge
state-appealed = Einspruch
state-changed = Geändert
state-upheld = Bestätigt
state-overturned = Aufgehoben
state-withdrawn = Zurückgezogen

## Der Regelverstoß.

no-infraction = Kein Regelverstoß angegeben

## Wo es war.

before-round-one = Vor Runde 1
ruling-and-place = Ruling { $number }: { $place }

## Wie die Strafe vollzogen wurde.

waits-for-head-judge = Nicht vollzogen: wartet auf den Head Judge.
for-next-match = Für das nächste Match: Sie wird zu dessen Beginn vollzogen.
could-not-be-undone =
    Sie wurde vollzogen und ließ sich hier nicht rückgängig machen: Korrigiere es von Hand, so gut es geht.
to-carry-out = Am Tisch zu vollziehen.
done-at-table = Vom Judge am Tisch vollzogen.
done-in-game = In der begleiteten Partie vollzogen.
no-win = Kein Sieg und keine Punkte für ein Unentschieden in diesem Match.
out-of-tournament = Aus dem Turnier.
undone = Rückgängig gemacht.
