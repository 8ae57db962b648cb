## Bilder.

### Jedes Bild.

amount = { $label } { $amount }

### Ein Liniendiagramm.

chart = { $what }: { $points }.

### Anteile mit ihrem Intervall.

interval = { $label } { $share }, zwischen { $least } und { $most }
dashed-line = Die gestrichelte Linie liegt bei { $share }.

### Die Sitze eines Tisches als Ring.

ring = Tisch { $table }, in Zugreihenfolge: { $seats }.
ring-seat = Sitz { $number }: { $player }
ring-seat-own = Sitz { $number }: { $player }, du
ring-seat-active = Sitz { $number }: { $player }, am Zug
ring-seat-out = Sitz { $number }: { $player }, raus

### Eine begleitete Partie als Ring.

game-ring = { $seats } Sitze in Zugreihenfolge, { $playing } in der Partie
marker-in-turn = { $player } auf Sitz { $seat } ist mit Marker { $marker } am Zug
marker-in-turn-designated = { $player } auf Sitz { $seat } ist mit Marker { $marker } am Zug, der entfernt werden soll
marker-waits = { $player } auf Sitz { $seat } wartet mit Marker { $marker }
marker-waits-designated = { $player } auf Sitz { $seat } wartet mit Marker { $marker }, der entfernt werden soll
neighbours = Sitze { $first } bis { $last } von { $all }, in Zugreihenfolge von oben nach unten.

### Der Turnierbaum.

bracket-waiting = Direkt in die nächste Stufe
bracket-seed = Seed { $number }
bracket-seat-won = Sieg
bracket-seat-by-seed = nach Seed
bracket-seat-out = raus
bracket-none = Kein Playoff.
bracket-won = Playoff mit { $players } Spielern: Sieg für { $winner }, Seed { $seed }.
bracket-without-winner = Playoff mit { $players } Spielern, ohne Sieg.
bracket-open = { $stages ->
    [one] Playoff mit { $players } Spielern in { $stages } Stufe, noch nicht entschieden.
   *[other] Playoff mit { $players } Spielern in { $stages } Stufen, noch nicht entschieden.
}

### Das Feld und die Zeiten der Tische

field-points = { $players } mit { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: { $least } bis { $most } Minuten, Median { $median }.
