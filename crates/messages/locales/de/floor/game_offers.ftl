### Die Formulare des Partie-Pults.

## Überschriften der Gruppen.

group-result = Ergebnis
group-later = Später ausscheiden
group-turns = Zusätzliche und ausgesetzte Züge
group-status = Status
group-stacks = Stapel und Priorität
group-random = Münzen und Würfel
group-effects = Effekte für Sieg oder Unentschieden
group-objects = Objekte und Effekte

## Häufige Felder.

player = Spieler
name = Name
object = Objekt

## Jemand in einer Liste.

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (Marker { $marker })

## Wer aus der Partie ausscheidet.

end-turn-of-marker = Zug beenden, Marker { $marker }
eliminated = Verloren
conceded = Aufgegeben
match-loss = Match Loss
drawn-for-them = Für sie unentschieden
lost = Verloren
won-the-game = Partie gewonnen
their-turn = Am Zug
leave-hint = Kreuze an, wer im selben Moment ausscheidet, und drück den Grund. Ein Name öffnet alles zu seinem Sitz.
who-leaves = Wer ausscheidet
at-end-of-phase = Am Ende der Phase
at-end-of-phase-hint = Wenn sofortiges Ausscheiden beeinflussen würde, was gerade oder gleich geschieht (MTR-A 2.4B).
who-leaves-then = Wer dann ausscheidet
why = Warum
in-turn-of = Im Zug von
leave-later = Am Phasenende ausscheiden

## Das Zeitende.

call-time = { $count ->
    [one] Zeitende: noch { $count } Zug
   *[other] Zeitende: noch { $count } Züge
}
call-time-hint = { $count ->
    [one] { $count } Spieler in der Partie zählt: So viele Züge dürfen noch beginnen, auch wenn später jemand ausscheidet (2.5AA).
   *[other] { $count } Spieler in der Partie zählen: So viele Züge dürfen noch beginnen, auch wenn später jemand ausscheidet (2.5AA).
}
call-time-finish = Zeitende: Zug beenden
call-time-finish-hint = Der laufende Zug wird beendet, und es beginnt keiner mehr (2.5AB).
whose-turn = Am Zug
had-passed = Hatte den Zug schon abgegeben
not-counted = Nicht gezählt, Züge ausgesetzt (Langsames Spielen)

## Kurze Wege und Züge.

won-hint = Alle anderen scheiden aus und haben verloren.
agreed-hint = Alle in der Partie einigen sich auf ein Unentschieden.
agreed = Alle: unentschieden
turn-to-hint = Für einen Judge, der später kommt: Züge enden, bis diese Person am Zug ist.
turn-to = Jetzt am Zug
extra-turn = Zusätzlicher Zug
skip-turn = Nächsten Zug aussetzen

## Münzen und Würfel.

call-nothing = Nichts: Niemand gewinnt den Wurf
heads = Kopf
tails = Zahl
coin = Münze
called = Angesagt
even-die = Seiten des vereinbarten Würfels (gerade Zahl), wenn keine Münze
flip = Werfen
die = Würfel
sides = Seiten
roll = Würfeln

## Effekte, die die Partie beenden.

effect-wins = Sieg durch einen Effekt
effect-wins-hint = Die Gegner in Reichweite verlieren (CR 104.3h).
who-wins = Wer dadurch gewinnt
win-by-effect = Sieg durch Effekt
effect-draws = Unentschieden durch einen Effekt
effect-draws-hint = Die Partie endet für alle, die ihn kontrollieren, und alle in ihrer Reichweite unentschieden; die übrigen spielen weiter (CR 104.4e).
who-controls = Wer ihn kontrolliert
draw-by-effect = Unentschieden durch Effekt

## Der Status.

commander-of = Commander von { $player }
second-commander-of = Zweiter Commander von { $player }
status-hint = Was leer bleibt, ändert sich nicht. Schaden ist der ganze Schaden von diesem Commander.
life = Lebenspunkte
poison = Giftmarken
energy = Energiemarken
experience = Erfahrungsmarken
rad = Verstrahlungsmarken
commander = Commander
damage = Schaden davon
casts = Commander gewirkt
casts-of-second = Zweiter Commander gewirkt
set-status = Status setzen
titles = Monarch und Initiative
becomes-monarch = Wird zum Monarchen
takes-initiative = Ergreift die Initiative

## Objekte.

nothing = Nichts
card = Karte
token = Spielstein
note-object = Objekt notieren
owner = Besitzer
is-a = Es ist
put-by = Ins Spiel gebracht von
its-owner = Dem Besitzer
attached-to = Angelegt an
note-the-object = Objekt notieren
no-longer-there = Nicht mehr da
is-gone = Es ist weg
until-it-ends = Bis er endet
control-of = Kontrolle über { $object }
goes-to = Geht an
as-long-as = Solange das da ist
change-control = Kontrolle ändern
no-longer-controls = { $player } kontrolliert { $object } nicht mehr
until-turn = Gilt bis zum nächsten Zug von jemandem
until-turn-hint = Auch wenn die Person ausgeschieden ist: Es endet, wenn dieser Zug begonnen hätte (CR 800.4m).
effect = Effekt
next-turn-of = Nächster Zug von
note-effect = Effekt notieren

## Was notiert ist.

noted-card = { $object }: Karte von { $player }.
noted-token = { $object }: Spielstein von { $player }.
noted-card-controlled = { $object }: Karte von { $player }, Kontrolle: { $controller }.
noted-token-controlled = { $object }: Spielstein von { $player }, Kontrolle: { $controller }.
lasts-until = { $effect } gilt bis zum nächsten Zug von { $player }.
