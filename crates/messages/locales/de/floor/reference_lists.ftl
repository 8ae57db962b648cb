## Listen für Judges.

### Titel in der Leiste.

information = Information
before-the-game = Vor der Partie
penalties = Strafen

### Was Spieler einander sagen.

status = Status
status-means = Sag eine Änderung sofort an und halte sie so fest, dass der Tisch sie sieht (MTR-A 4.1).
status-life = Lebenspunkte
status-counters = Marken auf Spielern
status-effects = Effekte auf Spielern ohne Ende, etwa der Monarch oder ein Emblem
status-mana = Nicht ausgegebenes Mana
status-dungeon = Wo ein Spieler in einem Gewölbe ist
status-commander-damage = Commander-Schaden, pro Commander
free = Frei
free-means = Spieler beantworten Fragen dazu vollständig und wahrheitsgemäß (MTR-A 4.1).
free-actions = Aktuelle Handlungen und frühere, die noch eine Rolle spielen
free-names = Der Name jedes sichtbaren Objekts
free-objects = Art und Zahl der Marken, Zustand und Zone von Objekten
free-score = Der Stand des Matchs
free-phase = Die Phase und wer am Zug ist; bei mehreren Zügen zugleich für jeden
free-commander = Wie oft ein Commander gewirkt wurde
derived = Abgeleitet
derived-means = Spieler müssen anderen nicht helfen, es herauszufinden, und dürfen nicht darüber lügen.
derived-counts = Wie viele Karten einer Art in einer öffentlichen Zone sind
derived-objects = Eigenschaften sichtbarer Objekte, die keine freie Information sind
derived-rules = Regeln und Kartentexte, wie ein Judge sie angibt
private = Privat
private-means = Was nur manche Spieler sehen dürfen. Darüber dürfen sie alles sagen, wahr oder nicht. Die Karte zu zeigen ist eine andere Frage.
shortcuts = Abkürzungen (MTR-A 4.2)
shortcut-non-active = Nennt eine Abkürzung den nicht aktiven Spieler, sind alle gemeint, in Zugreihenfolge.
shortcut-attacks = Sind mehr als zwei Spieler in der Partie, wird bei Angriffen nichts angenommen: Nenne Spieler, Planeswalker oder Schlacht, auch bei Kreaturen, die angreifend ins Spiel kommen.
shortcut-earlier = Wer vor einem vorgeschlagenen späteren Zeitpunkt handeln will, muss es rechtzeitig sagen.
shortcut-priority = Wer um Priorität bittet und dann nichts macht, gewinnt nichts: siehe <a>Wer Priorität hat</a>.

### Die Schritte vor einer Partie.

before = Vor einer Commander-Partie (MTR-A X.4A)
before-players = Die richtigen Spieler am richtigen Tisch, in der Reihenfolge der Paarung; der erste Sitz beginnt (MTR-A 2.2A).
before-companions = Zuerst Companions, in Zugreihenfolge: Wer einen hat, zeigt ihn und dass das Deck seine Bedingung erfüllt (CR 103.2b).
before-commanders = Dann kommen die Commander offen in die Kommandozone (CR 103.2c, 903.6).
before-shuffle = Decks werden gemischt und vorgelegt; alle Gegner dürfen mischen oder abheben.
before-life = Je 40 Lebenspunkte (CR 903.7); sieben Karten.
before-mulligans = Mulligans, in Zugreihenfolge; der jeweils erste kostet keine Karte (CR 103.5c).
before-opening-hands = Aktionen mit Starthänden, in Zugreihenfolge (CR 103.6).
before-draw = Auch wer beginnt, zieht im ersten Zug eine Karte: Es spielen mehr als zwei (CR 103.8c).

### Die Schritte eines Deck-Checks.

check = Deck-Check
check-timer = Starte am Tisch die Stoppuhr: Der Check gibt seine Dauer und vier Minuten mehr (MTR-A X.5A).
check-sleeves = Nimm die Decks, bevor Starthände gezogen sind; zähle und prüfe zuerst die Hüllen.
check-count = 100 Karten mit den Commandern; in Commander Draft mindestens 60.
check-commanders = Die Commander dürfen Commander sein, allein oder als Paar.
check-twice = Keine Karte doppelt, außer Standardländern und Karten, die es selbst erlauben. In Commander Draft gilt das nicht.
check-colours = Jede Karte in der Farbidentität der Commander.
check-banned = Nichts von der Bannliste des Turniers.
check-companion = Ein Companion: seine Bedingung, und dass er auf der Liste steht.
check-list = Die Liste sagt dasselbe, Karte für Karte.
check-marks = Markierungen, Muster, gewellte Foils: Welche Karten sind es, und wäre es ein Vorteil?
check-give-back = Mischen, zurückgeben, Stoppuhr anhalten, den Spielern ihre Zeit sagen.
check-found = Wenn du etwas gefunden hast: <a>3.4, 3.5, 3.8 in der Straftabelle</a>. Ein Deckproblem wird allen Gegnern gezeigt.

### Was die Partie für jemanden beendet.

loss = Was die Partie in Commander für jemanden beendet
loss-life = 0 oder weniger Lebenspunkte; zehn Giftmarken; Ziehen aus einer leeren Bibliothek (CR 104.3).
loss-commander = 21 Kampfschaden von einem Commander, jeder einzeln gezählt (CR 903.10a).
loss-command-zone = Ein Commander, der auf die Hand, in die Bibliothek, auf den Friedhof oder ins Exil ginge, darf in die Kommandozone (CR 903.9).

### Die Straftabelle.

levels-in-order = { $table }. Von der mildesten zur schwersten: { $levels }.
at-regular = Auf Level Regular gibt es Erklärungen und die Ermahnung, sonst nichts.
to-head-judge = Game Loss und mehr gehen an den Head Judge; nur der Head Judge disqualifiziert.
instead-of = (statt { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty } und Ausstieg
may-also-be = Auch möglich: { $penalties }.
upgrade = Verwarnung Nummer { $number } an einem Tag: { $penalty }.
in-multiplayer = Im Multiplayer: { $change }
conduct = Auch die Verhaltensregeln der Turnierleitung gelten; ein Verstoß ist Unsportliches Verhalten (MTR-A 5.4): <a>Regeln und Abweichungen</a>.

### Das Ende einer Runde.

here-extra-turns = Hier: { $limit }, dann noch je ein Zug für alle, die noch in der Partie sind.
here-finish-turn = Hier: { $limit }, dann wird der laufende Zug beendet.
called = Das Zeitende wird ausgerufen
called-extensions = Jeder Tisch bekommt erst seine Extrazeit: Ein Deck-Check gibt seine Dauer plus vier Minuten, ein Ruling von mehr als einer Minute seine Dauer (MTR-A X.5A).
called-turn = Der laufende Zug ist Zug 0. Hatte die Person am Zug schon abgegeben, endet ihr Zug zuerst; als laufender Zug gilt dann der nächste.
called-count = Zähle, wie viele in diesem Moment in der Partie sind: So viele Züge folgen noch (MTR-A 2.5AA). Wer später ausscheidet, ändert die Zahl nicht.
called-effects = Zusätzliche Züge durch Effekte zählen; ausgesetzte Züge nicht.
called-slow-play = Wer danach eine Strafe für Langsames Spielen bekommt, setzt seine Züge aus und wird nicht gezählt.
called-draw = Wenn am Ende des letzten Zuges niemand gewonnen hat, ist die Partie unentschieden.
called-no-other = Wenn die laufenden Züge enden, beginnt kein anderer, und die Partie ist unentschieden (MTR-A 2.5AB).
drawn = Eine unentschiedene Partie
drawn-again = Wenn noch Zeit ist, spielen alle, die noch im Match sind, eine weitere Partie mit neu ausgelosten Sitzen (MTR-A 2.2A).
drawn-most-games = Wenn die Zeit um ist, gewinnt, wer die meisten Partien gewonnen hat; bei Gleichstand ist das Match unentschieden.
drawn-match = Wenn die Zeit um ist, ist das Match unentschieden.
drawn-points = Ein unentschiedenes Match gibt allen, die es begonnen haben, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, auch wenn sie in der Partie ausgeschieden sind, und 0 allen, die das Match aufgegeben oder einen Match Loss bekommen haben.
drawn-points-still-in =
    Ein unentschiedenes Match gibt denen, die beim Unentschieden noch in der Partie sind, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und allen anderen 0.
won-points = Ein Match mit Sieg gibt { $win ->
    [one] { $win } Punkt
   *[other] { $win } Punkte
} für den Sieg und { $loss } für alle anderen.
won-points-by-size = Ein Match mit Sieg gibt für den Sieg { $points }; alle anderen bekommen { $loss }.
won-stakes = Wer ein Match gewinnt, bekommt die Einsätze aller am Tisch.
drawn-stakes = Bei einem unentschiedenen Match bekommen alle, die es begonnen haben, ihren Einsatz zurück und teilen sich die Einsätze derer, die das Match aufgegeben oder einen Match Loss bekommen haben.
drawn-playoff = Ein Match im Playoff braucht einen Sieg: Nach einer unentschiedenen Partie wird mit zufälligen Sitzen noch einmal gespielt (MTR-A 2.5B).
floor = Im Saal
floor-outstanding = Die Seite des Saals zeigt die ausstehenden Tische, die am längsten überfälligen zuerst.
floor-count = Ein Judge an jedem Tisch sagt, wer am Zug ist und wie viele Züge noch kommen, und zählt laut.
floor-result = Trag das Ergebnis und jeden Ausstieg ein, bevor die Spieler den Tisch verlassen.
