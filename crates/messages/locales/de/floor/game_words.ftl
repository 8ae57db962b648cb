## Was in einer begleiteten Partie geschah.

turn-of = Zug von { $player }
nobody = niemand
turn-ends = { $turn } endet
next-phase = { $turn }: { $phase }
last-phase-ends = { $turn }: endet
next-phase-unknown = { $turn }: nächste Phase

## Spieler scheiden aus der Partie aus.

lose = { $count ->
    [one] { $players } verliert
   *[other] { $players } verlieren
}
concede = { $count ->
    [one] { $players } gibt auf
   *[other] { $players } geben auf
}
leave-with-match-loss = { $count ->
    [one] { $players } scheidet mit einem Match Loss aus
   *[other] { $players } scheiden mit einem Match Loss aus
}
leave-drawn = { $count ->
    [one] { $players } scheidet aus: Für diese Person endet die Partie unentschieden
   *[other] { $players } scheiden aus: Die Partie endet für sie unentschieden
}
at-end-of-phase = { $leave }, am Ende der Phase von { $marker }

## Züge und Zeitende.

extra-turn = { $player } bekommt einen zusätzlichen Zug
skips-turn = { $player } setzt den nächsten Zug aus
time-extra-turns = das Zeitende wird ausgerufen, mit Zusatzzügen
time-finish-turn = das Zeitende wird ausgerufen, der Zug wird beendet
time-next-turn = das Zeitende wird ausgerufen, der nächste Zug ist der letzte
had-been-passed = { $turn } war schon abgegeben
not-counted = nicht mitgezählt: { $players }

## Zaubersprüche und Fähigkeiten.

casts = { $player } wirkt { $object } ({ $marker })
casts-at = { $player } wirkt { $object } mit Ziel { $targets } ({ $marker })
activates = { $player } aktiviert { $object } ({ $marker })
activates-at = { $player } aktiviert { $object } mit Ziel { $targets } ({ $marker })
triggers = { $player }: { $object } wird ausgelöst ({ $marker })
triggers-at = { $player }: { $object } wird mit Ziel { $targets } ausgelöst ({ $marker })
copies = { $player } kopiert { $object } ({ $marker })
copies-at = { $player } kopiert { $object } mit Ziel { $targets } ({ $marker })
passes-priority = { $player } passt ({ $marker })
does-nothing = { $player } macht nichts mit der Priorität ({ $marker })
leaves-stack = { $object } verlässt den Stapel
announces-loop = { $player } kündigt eine Schleife an, { $iterations }-mal mit { $points } Punkten
would-stop = { $player } würde in Durchlauf { $iteration } nach Punkt { $point } anhalten
lets-loop-run = { $player } lässt die Schleife laufen

## Lebenspunkte, Giftmarken und mehr.

status = { $player }: { $changes }
life = Leben { $life }
poison = Gift { $poison }
damage = Schaden von { $commander }: { $amount }
commander-casts = Commander gewirkt: { $casts }
second-commander-casts = zweiter Commander gewirkt: { $casts }
commander-of = Commander von { $owner }
second-commander-of = zweiter Commander von { $owner }

## Was sonst geschieht.

becomes-monarch = { $player } wird zum Monarchen
takes-initiative = { $player } ergreift die Initiative
wins-by-effect = { $players } gewinnt die Partie durch einen Effekt
draw-by-effect = die Partie endet durch einen Effekt unentschieden ({ $players })
noted = { $object } von { $player } wird notiert
gone = { $object } ist nicht mehr da
gains-control = { $player } übernimmt die Kontrolle über { $object }
control-ends = die Kontrolle über { $object } endet
lasts-until-turn = { $object } gilt bis zum nächsten Zug von { $player }
flips-heads = { $player } wirft eine Münze und sagt Kopf an
flips-tails = { $player } wirft eine Münze und sagt Zahl an
flips = { $player } wirft eine Münze
rolls = { $player } wirft einen Würfel mit { $sides } Seiten

## Der Stand eines Tisches.

table-not-started = nicht begonnen
table-playing = spielt
table-paused = angehalten
table-extension = Extrazeit läuft
table-time-is-up = Zeit abgelaufen
table-turn-zero = Zug 0, { $of } folgen
table-turn = Zug { $turn } von { $of }
table-turns-left = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
table-last-turn = letzter Zug
table-overtime-over = Nachspielzeit abgelaufen
table-drawn = unentschieden, zu bestätigen
table-decided = entschieden, zu bestätigen
table-reported = vom Tisch gemeldet, wartet auf Bestätigung
table-disputed = strittig
table-done = fertig
