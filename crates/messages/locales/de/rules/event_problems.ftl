## Was an den Einstellungen eines Turniers nicht stimmt.

pod-size-range = Podgröße: { $least } bis { $most }, nicht { $given }.
games-to-win-range = Gewonnene Partien für den Matchsieg: { $least } bis { $most }, nicht { $given }.
points-win-range = Punkte für einen Sieg: { $least } bis { $most }, nicht { $given }.
points-draw-range = Punkte für ein Unentschieden: { $least } bis { $most }, nicht { $given }.
points-loss-range = Punkte für eine Niederlage: { $least } bis { $most }, nicht { $given }.
points-bye-range = Punkte für ein Freilos: { $least } bis { $most }, nicht { $given }.
time-limit-range = Zeitlimit in Minuten: { $least } bis { $most }, nicht { $given }.
swiss-rounds-range = Geplante Schweizer Runden: { $least } bis { $most }, nicht { $given }.
cut-range = Geplanter Cut: { $least } bis { $most }, nicht { $given }.
tiebreaker-needed = Mindestens ein Tiebreaker ist nötig, etwa "match_points".
tiebreaker-twice = Dieser Tiebreaker steht schon in der Liste.
code-of-conduct-too-long = Die Verhaltensregeln haben { $length } Zeichen; höchstens { $most } sind möglich.
break-follows = Eine Pause folgt auf Runde 1 bis { $most }, nicht { $given }.
break-twice = Runde { $round } hat schon eine Pause.
break-minutes = Eine Pause dauert 1 bis { $most } Minuten, nicht { $given }.
break-name = Der Name einer Pause ist eine Zeile mit höchstens { $most } Zeichen.
cut-not-whole = Ein Playoff mit { $cut } Spielern füllt seine Pods zu { $size } nicht. Wähle { $offered }.
cut-or = { $first } oder { $last }

## Was an einem Turnier nicht stimmt: seine Spieler und Runden.

no-player-number = Die Spielernummer { $number } gibt es nicht.
too-many-players = Ein Turnier hat höchstens { $most } Spieler; hier sind es { $count }.
id-twice = Die ID "{ $id }" hat schon { $place }.
too-many-commanders = Höchstens { $most } Commander sind möglich.
last-round = Die letzte gespielte Runde ist höchstens { $most }, nicht { $given }.
first-round = Die erste Runde eines Spielers ist 1 bis { $most }, nicht { $given }.
text-empty = { $what }: Hier steht nichts.
text-too-long = { $what }: { $length } Zeichen sind zu viele; höchstens { $most } sind möglich.
text-control = { $what }: Darin ist ein Steuerzeichen (etwa ein Tabulator oder Zeilenumbruch); lass es weg.
the-id = ID
the-name = Name
the-group = Gruppe
the-commander = Commander
table-number = Eine Tischnummer ist 1 bis { $most }, nicht { $given }.
too-many-rounds = Ein Turnier hat höchstens { $most } Runden; hier sind es { $count }.
round-number = Runden zählen ab 1 ohne Lücken: Diese ist Runde { $number }, nicht { $given }.
swiss-after-playoff = Auf eine Playoff-Runde kann keine Schweizer Runde folgen.
table-twice = Tisch { $table } hat schon Pod { $pod } dieser Runde.
playoff-without-byes = Eine Playoff-Runde hat weder Freilose noch Match Losses außerhalb eines Pods.
nobody-leaves-playoff = In einer Playoff-Runde verlässt niemand den Tisch: Ein Match Loss oder eine Aufgabe gehört zum Ergebnis.
already-in-list = { $name } steht schon in dieser Liste.
did-not-leave = { $name } hat einen Sitz an Tisch { $table } und hat ihn nicht verlassen.
already-placed = { $name } steht schon bei { $place }: In einer Runde hat man nur einen Platz.
dropped = { $name } ist nach Runde { $last } ausgestiegen und kann in Runde { $round } keinen Platz haben.
disqualified = { $name } wurde nach Runde { $last } disqualifiziert und kann in Runde { $round } keinen Platz haben.
enters-later = { $name } spielt ab Runde { $first } und kann in Runde { $round } keinen Platz haben.
pod-too-small = Ein Pod hat mindestens { $least } Spieler; hier sitzen { $count }.
pod-too-large = Ein Pod hat höchstens { $most } Spieler; hier sitzen { $count }.
not-seated = { $name } sitzt nicht an Tisch { $table }.
seed-twice = { $name } hat schon einen besseren Seed.
not-a-seed = { $name } ist nicht unter den Seeds des Cuts.
