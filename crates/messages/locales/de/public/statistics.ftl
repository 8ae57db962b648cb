## Die Seiten der Statistik.

### Die Seite.

matches-so-far = { $count ->
    [one] { $count } Match bisher
   *[other] { $count } Matches bisher
}
of-tournaments = { $count ->
    [one] aus { $count } Turnier
   *[other] aus { $count } Turnieren
}
with-others = Mit anderen Turnieren
none-yet = Noch keine Statistik
not-yet = Die Statistik ist öffentlich, wenn das Turnier beendet ist.
not-yet-staff =
    Sie wird hier gezählt, sobald der erste Tisch ein Ergebnis hat. Alle sehen sie, wenn das Turnier beendet ist.
choose = Wähle beendete Turniere: Sie werden zusammen gezählt.
choose-first = Wähle zuerst beendete Turniere.
to-statistics = Zur Statistik
parts = Teile
phone-shows = Ein Handy zeigt die wichtigsten Spalten; die Dateien haben alle.
how-counted = Wie gezählt wird
table-named = Tabelle: { $caption }
more-in-file = { $count } weitere stehen in der Datei.
as-csv = { $section } als CSV

### Die Auswahl von Turnieren.

choose-tournaments = Turniere wählen
none-to-choose = Du kannst beendete Turniere wählen, die auf der Startseite gelistet sind.
finished-at-most = Beendete Turniere, höchstens { $most }
older-ones = { $count } ältere können auf ihren eigenen Statistikseiten gewählt werden.
count-together = Zusammen zählen
nothing-chosen = Nichts gewählt: Kreuze mindestens ein Turnier an.

### Wörter unter einer großen Zahl.

stat-tournaments = { $count ->
    [one] Turnier
   *[other] Turniere
}
stat-entries = { $count ->
    [one] Teilnahme
   *[other] Teilnahmen
}
stat-matches = { $count ->
    [one] Match
   *[other] Matches
}
stat-drawn = unentschieden

### Spaltenköpfe.

column-matches = Matches
label-matches = Matches
column-won = Siege
label-won = Siege
column-drawn = Unentsch.
label-drawn = unentschieden
column-lost = Niederl.
label-lost = Niederlagen
label-rank = Rang
label-between = Intervall
column-draws-left-out = Ohne Unentsch.
label-draws-left-out = ohne Unentschieden
column-draws-counted = Mit Unentsch.
label-draws-counted = mit Unentschieden
column-share = Anteil
label-share = Anteil
column-minutes = Minuten
label-minutes = min
column-longest = Längste
label-longest = längste
label-longest-minutes = längste, min
column-share-drawn = Anteil unentsch.
column-counted = Gezählt
label-counted = gezählt
column-shortest = Kürzeste
label-shortest = kürzeste
column-middle = Median
label-middle = Median
column-average = Schnitt
label-average = Schnitt
column-entries = Teiln.
label-entries = Teilnahmen
column-points-a-match = Punkte pro Match
label-points-a-match = Punkte pro Match
column-against-mean = Zum Mittel
label-against-mean = zum Mittel
column-cuts = Cuts
label-cuts = Cuts
column-share-won = Siegquote
column-by-chance = Zufall
label-by-chance = Cuts durch Zufall
column-conversion = Conversion
label-conversion = Conversion
column-commander = Commander
column-against = Gegen
label-against = gegen
column-meetings = Treffen
label-meetings = Treffen
column-first-won = Sieg 1.
label-first-won = Sieg des ersten
column-second-won = Sieg 2.
label-second-won = Sieg des zweiten
column-share-of-first = Anteil des ersten
column-events = Turniere
label-events = Turniere
column-byes = Freilose
label-byes = Freilose
label-opponents = Gegner
column-ended = Ende
column-what = Was

range = { $least }–{ $most }
intervals = Eine Linie ist das 95-%-Intervall nach Wilson: Viel mehr Matches würden den Punkt wahrscheinlich irgendwo auf sie bringen.

### Sitze.

seats = Sitze
seats-none-drawn = { $matches ->
    [one] { $matches } Match in Pods zu { $size }, davon keines unentschieden.
   *[other] { $matches } Matches in Pods zu { $size }, davon keines unentschieden.
}
seats-drawn = { $matches ->
    [one] { $matches } Match in Pods zu { $size }, davon { $drawn } unentschieden.
   *[other] { $matches } Matches in Pods zu { $size }, davon { $drawn } unentschieden.
}
seats-apart = Pods anderer Größe werden getrennt gezählt, ebenso Playoff-Matches, in denen der beste Seed den ersten Sitz hat.
wins-by-seat = Siege pro Sitz
wins-draws-left-out = Siege pro Sitz, ohne Unentschieden
wins-draws-counted = Siege pro Sitz, Unentschieden als nicht gewonnen gezählt
equal-share = Die gestrichelte Linie ist ein gleicher Anteil, { $share }.
seat-of-pods = Pods zu { $size }, Sitz { $number }
seat-of-playoff = Playoff, Pods zu { $size }, Sitz { $number }
test-too-few =
    Zu wenige, um zu testen, ob die Sitze gleich gut sind: Dafür braucht es { $least } gewonnene Matches pro Sitz und höchstens zehn Sitze.
test-differs =
    Test auf gleich gute Sitze, anhand der gewonnenen Matches: χ² = { $statistic }, { $degrees } Freiheitsgrade, p = { $p }: Die Sitze unterscheiden sich stärker, als es durch Zufall üblich ist.
test-chance =
    Test auf gleich gute Sitze, anhand der gewonnenen Matches: χ² = { $statistic }, { $degrees } Freiheitsgrade, p = { $p }: Ein solcher Unterschied kann gut allein durch Zufall entstehen.
less-than = weniger als { $number }

### Unentschieden.

draws = Unentschieden
draws-of-matches = { $matches ->
    [one] { $drawn } von { $matches } Match unentschieden.
   *[other] { $drawn } von { $matches } Matches unentschieden.
}
draws-and-minutes = Unentschieden und Minuten pro Runde
draws-by-round = Unentschieden pro Runde
all-together = Die gestrichelte Linie steht für alle zusammen, { $share }.
playoff = Playoff

### Wie Matches endeten.

endings = Wie Matches endeten
when-ended = Wann Matches endeten
when-ended-drawn = Wann Matches endeten und wie viele davon unentschieden
after-time-means = Nach Zeit: noch gespielt, als die Zeit des Tisches um war, nach seiner Uhr oder durch das ausgerufene Zeitende.
ended-in-time = In der Zeit
ended-after-time = Nach Zeit
ended-not-known = Unbekannt
extra-turns = { $matches ->
    [one] Zusatzzüge wurden in { $matches } Match begleitet: { $least } bis { $most }, Median { $middle }.
   *[other] Zusatzzüge wurden in { $matches } Matches begleitet: { $least } bis { $most }, Median { $middle }.
} { $won ->
    [one] { $won } davon wurde in diesen Zügen gewonnen.
   *[other] { $won } davon wurden in diesen Zügen gewonnen.
}
conceded = { $count ->
    [one] Bei { $count } Match ist aus dem Ergebnis oder der begleiteten Partie bekannt, dass jemand aufgegeben hat; die meisten Ergebnisse geben es nicht an.
   *[other] Bei { $count } Matches ist aus dem Ergebnis oder der begleiteten Partie bekannt, dass jemand aufgegeben hat; die meisten Ergebnisse geben es nicht an.
}
conceded-where-followed = { $followed ->
    [one] Unter { $followed } Match mit einer Partie, die ein Judge bis zum Ende begleitet hat, kam es in { $conceded } vor.
   *[other] Unter { $followed } Matches mit einer Partie, die ein Judge bis zum Ende begleitet hat, kam es in { $conceded } vor.
}

### Zeitdauern.

lengths = Wie lange es dauerte
minutes-of-round = Minuten einer Runde, Median
bar-minutes = { $minutes } min
lengths-means =
    Ganze Minuten: Der Schnitt und der Median, wenn er zwischen zwei Werten liegt, sind abgerundet. Eine Runde dauert vom Start bis zu ihrem Ende, ein Match vom Start der Runde, bis sein Ergebnis da ist; als Partie zählt eine, die ein Judge vom ersten Zug bis zum Ende begleitet hat.
a-round = Eine Runde
a-match = Ein Match
a-game = Eine Partie

### Commander.

commanders = Commander
won-by-commander = Gewonnene Matches pro Commander
won-by-commander-caption =
    Gewonnene Matches pro Commander, nur die mit Rang, in dessen Reihenfolge: nach Punkten im Vergleich zum Mittel. Ein Unentschieden gilt als nicht gewonnen.
commanders-ranked = Einen Rang hat, wer mindestens { $least } Matches in Schweizer Runden hat; die anderen folgen nach Namen.
against-mean-means =
    Für die Punkte pro Match zählen nur Schweizer Runden, ohne Freilose; „Zum Mittel“ teilt sie durch das, was alle in denselben Turnieren im Schnitt erzielt haben: 1 heißt so viel wie alle.
conversion-means =
    Conversion ist die Zahl der erreichten Cuts, geteilt durch die, die allein durch Zufall zu erwarten wären (Σ Cut / Größe des Turniers); angegeben wird sie ab { $least } davon.
commanders-known = { $entries ->
    [one] Der Commander ist bei { $known } von { $entries } Teilnahme bekannt.
   *[other] Der Commander ist bei { $known } von { $entries } Teilnahmen bekannt.
}
commanders-withheld = { $count ->
    [one] Bei { $count } Teilnahme wird er nicht genannt: Das Turnier zeigt ihn nicht.
   *[other] Bei { $count } Teilnahmen wird er nicht genannt: Die Turniere zeigen ihn nicht.
}

### Commander, die sich an einem Tisch trafen.

pairs = Commander gegen Commander
pairs-most-frequent = Commander, die sich trafen, die häufigsten Treffen zuerst
pairs-means =
    An jedem Tisch trifft jede Teilnahme des einen auf jede des anderen. Der Anteil bezieht sich auf die Treffen, die einer der beiden gewann, und wird ab { $least } Treffen angegeben; die übrigen gewann jemand anderes oder niemand.

### Spieler.

players = Spieler
players-ranked =
    Einen Rang nach Punkten im Vergleich zum Mittel hat, wer mindestens { $least } Matches in Schweizer Runden hat; die anderen folgen nach Namen. Gegner: der Schnitt dessen, was die Gegner im Vergleich zum Mittel erzielt haben; 1 heißt so viel wie alle.
same-names =
    Spieler mehrerer Turniere gelten als eine Person, wenn ihre Namen gleich geschrieben sind, es sei denn, zwei davon sind aus demselben Turnier.
