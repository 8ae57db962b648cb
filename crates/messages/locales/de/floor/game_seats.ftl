### Sitze und Züge einer begleiteten Partie.

## Sitze.

out = raus: { $why }
won-the-game = hat gewonnen
takes-turn = ist am Zug
takes-extra-turn = hat einen zusätzlichen Zug
takes-turn-with = ist am Zug (Marker { $marker })
takes-extra-turn-with = hat einen zusätzlichen Zug (Marker { $marker })
waits-for-turn = wartet auf einen Zug
waits-for-turn-with = wartet auf einen Zug (Marker { $marker })
marker-designated = Marker { $marker } soll entfernt werden
monarch = Monarch
has-initiative = hat die Initiative
extra-turns-to-come = { $count ->
    [one] ein zusätzlicher Zug folgt
   *[other] { $count } zusätzliche Züge folgen
}
turns-to-skip = { $count ->
    [one] setzt den nächsten Zug aus
   *[other] setzt { $count } Züge aus
}
leaves-after-phase = scheidet am Ende der Phase aus ({ $why })
life = Leben { $life }
poison = Gift { $count }
energy = Energie { $count }
experience = Erfahrung { $count }
rad = Verstrahlung { $count }
damage-from = { $damage } vom Commander von { $player }
damage-from-second = { $damage } vom zweiten Commander von { $player }
casts = { $count ->
    [one] Commander { $count }-mal gewirkt
   *[other] Commander { $count }-mal gewirkt
}
casts-of-second = { $count ->
    [one] zweiter Commander { $count }-mal gewirkt
   *[other] zweiter Commander { $count }-mal gewirkt
}
would-lose = würde verlieren: { $why }
no-life-left = keine Lebenspunkte mehr
ten-poison = zehn oder mehr Giftmarken
damage-of-21 = 21 oder mehr Schaden vom Commander von { $player }
in-range = in Reichweite
in-range-attackable = in Reichweite, angreifbar

## Die Mitte des Bildes.

middle-won = Sieg
middle-drawn = unentsch.
middle-in-game = in der Partie
middle-turns = { $turns } von { $markers } Zügen
middle-turns-left = { $count ->
    [one] Zug übrig
   *[other] Züge übrig
}

## Nach dem Zeitende.

turns-left = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
last-turn = letzter Zug
last-turns = letzte Züge
time-called = Das Zeitende ist ausgerufen.
time-called-last = { $count ->
    [one] Das Zeitende ist ausgerufen: Der laufende Zug ist der letzte.
   *[other] Das Zeitende ist ausgerufen: Die { $count } laufenden Züge sind die letzten.
}
time-called-more = { $count ->
    [one] Das Zeitende ist ausgerufen: { $count } weiterer Zug darf beginnen.
   *[other] Das Zeitende ist ausgerufen: { $count } weitere Züge dürfen beginnen.
}

## Züge in einer Liste.

turn = ist am Zug
turn-extra = hat einen zusätzlichen Zug
turn-left = ausgeschieden; der Zug läuft weiter
designated = soll entfernt werden
waits = wartet
waits-extra = wartet mit einem zusätzlichen Zug
waits-first-to-seat = wartet auf Marker { $marker } ({ $player }), der zuerst an diesem Sitz war
waits-within-three = wartet auf Marker { $marker } ({ $player }), höchstens drei Sitze links
waits-extra-first-to-seat = wartet mit einem zusätzlichen Zug auf Marker { $marker } ({ $player }), der zuerst an diesem Sitz war
waits-extra-within-three = wartet mit einem zusätzlichen Zug auf Marker { $marker } ({ $player }), höchstens drei Sitze links
waits-no-more = wartet: Es beginnen keine Züge mehr
waits-extra-no-more = wartet mit einem zusätzlichen Zug: Es beginnen keine Züge mehr
waits-receiver = wartet, bis er weitergegeben werden darf: Ein Marker ist höchstens drei Sitze entfernt

## Die Phasen.

phase-beginning = Startphase
phase-precombat-main = erste Hauptphase
phase-combat = Kampfphase
phase-postcombat-main = zweite Hauptphase
phase-ending = Endphase

## Warum jemand ausschied.

left-lost = verloren
left-conceded = aufgegeben
left-match-loss = Match Loss
left-drawn = unentschieden
