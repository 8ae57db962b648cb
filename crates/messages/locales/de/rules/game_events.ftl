## Was auf einen Schritt einer begleiteten Partie folgte.

with-marker = { $clause } ({ $marker })
player-in-seat = Person auf Sitz { $seat }
numbered-object = Objekt { $number }

## Züge.

turn-began = { $player } beginnt einen Zug
extra-turn-began = { $player } beginnt einen zusätzlichen Zug
turn-ended = der Zug von { $player } endet
turn-skipped = der Zug von { $player } fällt aus
extra-turn-skipped = der zusätzliche Zug von { $player } fällt aus
phase-began = { $marker }: { $phase } beginnt
marker-passed = { $marker } geht von { $player } an { $to }
marker-kept = { $player } behält { $marker } für einen zusätzlichen Zug
extra-turns-wait = { $count ->
    [one] rechts ist ein Marker in der Nähe: { $player } macht später einen zusätzlichen Zug
   *[other] rechts ist ein Marker in der Nähe: { $player } macht später { $count } zusätzliche Züge
}
designated = { $marker } soll entfernt werden: { $players }, { $markers }
designated-again = { $marker } soll { $count }-mal entfernt werden: { $players }, { $markers }
players-in-game = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
markers-in-game = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
marker-removed = { $marker } wird von { $player } entfernt
extra-turn-owed = { $player } bekommt einen zusätzlichen Zug
skip-owed = { $player } setzt den nächsten Zug aus

## Spieler scheiden aus der Partie aus.

left-lost = { $player } verliert und scheidet aus
left-conceded = { $player } gibt auf und scheidet aus
left-match-loss = { $player } scheidet mit einem Match Loss aus
left-drawn = { $player } scheidet aus, mit einem Unentschieden
departure-deferred = { $player } scheidet am Ende der laufenden Phase von { $marker } aus

## Zeitende und Ende der Partie.

time-called-finish = das Zeitende wird ausgerufen: Die laufenden Züge werden beendet
time-called-next = das Zeitende wird ausgerufen; der nächste Zug ist der letzte
time-called-turns = { $count ->
    [0] das Zeitende wird ausgerufen: Kein weiterer Zug darf beginnen
    [one] das Zeitende wird ausgerufen: Noch ein Zug darf beginnen
   *[other] das Zeitende wird ausgerufen: Noch { $count } Züge dürfen beginnen
}
game-won = { $player } gewinnt die Partie
game-drawn = die Partie endet unentschieden

## Stapel.

put-on-stack = { $player } legt { $object } auf den Stapel von { $marker }
priority-passed = { $player } passt
priority-void = die Bitte von { $player } um Priorität gilt nicht
has-priority = { $player } hat Priorität
resolved = { $object } wird verrechnet
left-stack = { $object } verlässt den Stapel von { $marker }
stack-exiled = der Zug endet, während { $object } auf dem Stapel von { $marker } liegt: Es geht ins Exil
stack-moved = { $object } geht auf den Stapel von { $marker }

## Schleifen.

loop-announced = { $player } kündigt eine Schleife an, { $iterations }-mal
stop-proposed = { $player } würde sie in Durchlauf { $iteration } nach Punkt { $point } anhalten
loop-ran = die Schleife läuft bis Durchlauf { $iteration }
loop-ran-to-point = die Schleife läuft bis Durchlauf { $iteration }, Punkt { $point }
loop-abandoned = die Schleife läuft nicht: Jemand, den sie braucht, ist ausgeschieden

## Was von jemandem bekannt ist.

status-set = der Status von { $player } ändert sich
would-lose-life = { $player } hat keine Lebenspunkte mehr und würde verlieren
would-lose-poison = { $player } hat zehn oder mehr Giftmarken und würde verlieren
would-lose-damage = { $player } hat 21 oder mehr Schaden vom Commander von { $owner } und würde verlieren

## Bleibende Karten und andere Objekte.

object-appeared = { $object } ist unter der Kontrolle von { $player } da
object-removed = { $object } ist nicht mehr da
object-left = { $object } scheidet zusammen mit { $player } aus der Partie aus
object-ceased = { $object } existiert nicht mehr
object-exiled = { $object } geht ins Exil
object-removed-from-game = { $object } wird aus der Partie entfernt
object-to-graveyard = { $object } geht auf den Friedhof von { $player }
control-changed = { $player } kontrolliert { $object }
control-unchanged = { $object } bleibt unter der Kontrolle von { $player }
effect-lasts = { $object } gilt bis zum nächsten Zug von { $player }
effect-ended = { $object } endet

## Münzen und Würfel.

flipped = { $player } wirft eine Münze: { $outcome }
rolled-as-coin = { $player } würfelt wie vereinbart { $result } auf { $sides } Seiten: { $outcome }
heads = Kopf
tails = Zahl
heads-won = Kopf, angesagt und gewonnen
tails-won = Zahl, angesagt und gewonnen
heads-lost = Kopf, Zahl angesagt: verloren
tails-lost = Zahl, Kopf angesagt: verloren
rolled = { $player } würfelt { $result } auf { $sides } Seiten
