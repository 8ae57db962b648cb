## Der Verlauf in Bildern

title = Das Turnier in Bildern
nothing-yet = Noch keine Bilder
nothing-yet-means = Sie erscheinen nach der ersten Runde.
field = Das Feld, Runde für Runde
field-means = Jeder Punkt steht für die Spieler mit gleich vielen Punkten nach der Runde, auch für die ausgestiegenen. Die Linie zeigt { $name }.
field-means-alone = Jeder Punkt steht für die Spieler mit gleich vielen Punkten nach der Runde, auch für die ausgestiegenen.
rounds = Die Runden in Zahlen
column-tables = Tische
column-byes = Freilose
column-drawn = Unent.
column-most = Meiste Punkte
column-median = Median (min)
column-longest = Längster (min)
times = Wie lange die Tische gespielt haben
times-mean = Minuten vom Start der Runde bis zum Ergebnis. Jeder Strich ist ein Tisch, der lange ist der Median.
bracket = Wie der Turnierbaum wuchs
bracket-after = Stand nach: { $stage }
seats-and-commanders = Sitze und Commander
