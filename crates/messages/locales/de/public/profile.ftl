## Die Regeln eines Turniers.

what-it-is = Dieses Turnier folgt dem Multiplayer Addendum zu den Magic-Turnierregeln (MTR-A). Diese Seite zeigt, was das bedeutet, und die Abweichungen.
chosen-otherwise = Anders gewählt
nothing-chosen = Nichts: Jede Einstellung folgt dem Addendum.
settings = Einstellungen
open-questions = Offene Fragen im Text
open-questions-text = Wie Podium auslegt, was das Addendum offenlässt, in jedem Turnier, das es betrifft.
code-of-conduct = Verhaltensregeln
conduct-violation = Ein Verstoß ist Unsportliches Verhalten.
checked-draws = Nachprüfbare Auslosungen
checked-draws-text = Jede zufällige Entscheidung in diesem Turnier (Runde 1, Freilose, Sitze, Gleichstände) wird aus einem Geheimnis berechnet. Sein SHA-256 steht hier von Anfang an; das Geheimnis folgt, wenn das Turnier beendet ist, und dann kann jede Auslosung nachgerechnet werden.
secret-hash = SHA-256 des Geheimnisses
secret = Geheimnis
secret-follows = Wird veröffentlicht, wenn das Turnier beendet ist.
every-draw = Alle Auslosungen, und wie du sie selbst prüfst

## Die Tabellen der Abweichungen.

deviations-caption = Abweichungen vom Addendum
readings-caption = Auslegungen des Addendums
column-about = Thema
column-addendum = Das Addendum
column-here = Hier
column-rule = Regel
label-addendum = Addendum:
label-here = Hier:

## Einstellungen.

level = Rules Enforcement Level
level-regular-means = Lockeres Spiel: Judges erklären und helfen, Strafen sind selten.
level-competitive-means = Spieler kennen die Regeln und Abläufe; Fehler werden bestraft.
level-professional-means = Wie Competitive, mit weniger Spielraum für ungenaues Spiel.

pods = Pods
pods-of = je { $size } Spieler
pods-means = Die Zahl der Spieler an einem Tisch. Die Punkte hängen davon ab, auch in einem kleineren Pod.

uneven = Wenn die Pods nicht aufgehen
uneven-byes = Freilose
uneven-byes-means = Wer in keinen Pod passt, hat ein Freilos: in Runde 1 per Los, später die Letzten der Rangliste, die noch keines hatten.
uneven-lowest = Kleinere Pods bei den niedrigsten Punktzahlen
uneven-highest = Kleinere Pods bei den höchsten Punktzahlen
uneven-smaller-means = Alle spielen: Manche Pods haben einen Platz weniger. Wer in einem saß, bleibt beim nächsten Mal möglichst verschont.
uneven-larger-highest = Größere Pods bei den höchsten Punktzahlen
uneven-larger-lowest = Größere Pods bei den niedrigsten Punktzahlen
uneven-larger-means = Alle spielen: Manche Pods haben einen Platz mehr. Wo das nicht reicht, haben stattdessen manche einen weniger.
uneven-lowest-then-byes = Kleinere Pods bei den niedrigsten Punktzahlen; höchstens ein Freilos
uneven-highest-then-byes = Kleinere Pods bei den höchsten Punktzahlen; höchstens ein Freilos
uneven-then-byes-means = So viele Pods wie möglich sind voll. Andere haben einen Platz weniger, damit höchstens ein Freilos bleibt: in Runde 1 per Los, später für die letzte Person der Rangliste, die noch keines hatte.

rounds = Runden
rounds-recommended = wie für die Spielerzahl empfohlen
rounds-means = Wie viele es sind, steht fest, wenn es mindestens vier Spieler gibt.
swiss-rounds = Schweizer Runden
swiss-rounds-means = Alle spielen alle Runden, egal wie sie abschneiden, solange sie nicht aussteigen.
playoff = Playoff
playoff-none = keins
playoff-top = die Top { $cut }
playoff-none-means = Die Rangliste nach der letzten Runde entscheidet.
playoff-means = Die Besten der Schweizer Runden spielen nach Seeds in Pods weiter; wer einen Pod gewinnt, bleibt dabei.
as-recommended = { $setting }, wie empfohlen

pairing = Paarung
pairing-here = Runde 1 zufällig, dann nach Punkten
pairing-by-kinds = Runde 1 zufällig, dann wie für jede Runde festgelegt
pairing-by-kinds-means = Dieselben Gegner trifft man nur wieder, wenn es sich nicht vermeiden lässt, außer in Runden, die streng nach der Rangliste gepaart werden.
pairing-means = Dieselben Gegner trifft man nur wieder, wenn es sich nicht vermeiden lässt, und man sitzt mit anderen zusammen, die etwa gleich viele Punkte haben.

swiss-seats = Sitze in den Schweizer Runden
seats-random = zufällig
seats-balanced = über die Runden ausgeglichen
seats-means = Die Liste eines Pods ist die Zugreihenfolge: Sitz 1 beginnt, und es geht nach links weiter.

games = Partien
games-one = eine Partie pro Match
games-first-to = wer zuerst { $wins } Partien gewinnt
games-means = Läuft die Zeit ab, bevor jemand genug Partien gewonnen hat, gewinnt, wer die meisten gewonnen hat; bei Gleichstand ist das Match unentschieden.

round-time = Rundenzeit
no-limit = kein Limit
round-time-means = Für lange Rulings und Deck-Checks geben Judges einem Pod Extrazeit.

after-time = Nach dem Zeitende
extra-turns = Zusatzzüge
extra-turns-means = Wenn das Zeitende ausgerufen wird, wird der laufende Zug beendet; dann folgen so viele Züge, wie Spieler noch in der Partie sind.
finish-turn = Zug beenden
finish-turn-means = Wenn das Zeitende ausgerufen wird, wird der laufende Zug beendet, und es folgt kein weiterer.

breaks = Pausen
breaks-none = keine geplant
breaks-mean = Eine Pause beginnt, wenn das letzte Ergebnis ihrer Runde da ist.
break-minutes = nach Runde { $round }: { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
break-until = nach Runde { $round }: bis { $time }
break-named = { $break }, { $name }

playoff-time = Playoff-Zeit
playoff-time-means = Im Playoff braucht jede Partie einen Sieg: Endet sie unentschieden, wird neu gespielt.

match-points = Matchpunkte
match-points-here = Sieg { $win }, Unentschieden { $draw }, Niederlage { $loss }, Freilos { $bye }
match-points-by-place = nach Platz, Match Loss { $loss }, Freilos { $bye }
match-points-mean = Bei einem unentschiedenen Match bekommen alle, die es begonnen haben, den Punkt dafür; nicht aber, wer das Match aufgegeben oder einen Match Loss bekommen hat.

reporting = Ergebnis melden
reporting-players = die Spieler, auf ihrer eigenen Seite
reporting-players-means = Eine Person im Pod meldet, und es zählt, wenn eine zweite bestätigt. Bei Streit entscheidet das Turnierteam; sein Wort gilt.
reporting-staff = beim Turnierteam
reporting-staff-means = Das Turnierteam trägt das Ergebnis jedes Tisches ein.

running-results = Ergebnisse einer laufenden Runde
running-public = sofort öffentlich
running-public-means = Während eine Runde läuft, zeigen Paarungen, Turnierbaum und Turnierseite jedes Ergebnis, sobald es eingetragen ist. Die Rangliste folgt, wenn die Runde beendet ist. Üblich bei Regular; darüber wählt es die Turnierleitung vor Runde 1.
running-finished = öffentlich, wenn die Runde beendet ist
running-finished-means = Während eine Runde läuft, sehen nur das Turnierteam und die Spieler eines Tisches dessen Ergebnis. Üblich über Regular; bei Regular wählt es die Turnierleitung vor Runde 1.

table-games = Am Tisch geführte Partien
table-games-players = Spieler dürfen sie führen
table-games-players-means = Spieler dürfen an ihrem Tisch auf dem Handy festhalten, wie viele Lebenspunkte alle haben, wer am Zug ist und wer ausscheidet. Ihr Tisch und das Turnierteam sehen es, und nach dem Turnier alle, wenn die Turnierleitung die Partien öffentlich macht. Ein Ergebnis muss trotzdem gemeldet und bestätigt werden. Üblich bei Regular.
table-games-judges = nur Judges begleiten Partien
table-games-judges-means = Spieler halten ihre Partie nicht gemeinsam fest. Üblich über Regular.
long-turn = Lange Züge
long-turn-means = In am Tisch geführten Partien sehen Judges, welche Züge länger dauern. Sonst bewirkt es nichts.
long-turn-table-means = In am Tisch geführten Partien sehen Judges und alle am Tisch, welche Züge länger dauern. Sonst bewirkt es nichts.
own-time = Eigene Zeit pro Person
own-time-means = In einer am Tisch geführten Partie wird davon die Dauer der eigenen Züge abgezogen. Judges sehen, wer die Zeit verbraucht hat, und entscheiden, was daraus folgt.

commanders = Commander
commanders-never = nur fürs Turnierteam
commanders-never-means = Keine öffentliche Seite und kein Export zeigt, welchen Commander ein Deck hat.
commanders-pairings = öffentlich mit den Paarungen
commanders-pairings-means = Ab der ersten veröffentlichten Paarung sehen alle, welchen Commander jedes Deck hat. Üblich bei Regular.
commanders-after = öffentlich nach dem Turnier
commanders-after-means = Wenn das Turnier beendet ist, sehen alle, welchen Commander jedes Deck hatte. Üblich über Regular, wo es ein Vorteil ist, das vorher zu wissen.

standings = Rangliste
first-then = { $first }, dann { $second }
standings-mean = Wer in allem gleich ist, teilt sich einen Rang; wo eine Reihenfolge nötig ist, entscheidet das Los.
imaginary-opponents-mean = Sie zählen in der Quote der Gegner dieser Person. Sie haben keine Matchpunkte, und niemand wird ihretwegen anders gepaart.
byes-as-wins-mean = Für die Gegner zählt die Quote so, als wäre jedes Freilos ein gewonnenes Match gewesen.
rounding-means = Quoten, die gerundet gleich sind, sind gleich; der nächste Tiebreaker entscheidet.
floor-means = Gegner mit einer niedrigeren Quote zählen mit dieser.
win-by-size-means = Ein Sieg zählt nach der Zahl der Spieler am Tisch, auch in den Quoten. Die Punkte für ein Freilos hängen davon nicht ab.
wager-means = Wer ein Match gewinnt, bekommt alle Einsätze. Wer ein Unentschieden bekommt, erhält den eigenen Einsatz zurück; die Einsätze der anderen werden geteilt. Ein Match Loss kostet den Einsatz, ein Freilos ändert nichts. In den Quoten zählt ein Sieg als { $win }, ein Unentschieden als { $draw } und eine Niederlage als { $loss }.
place-points-means = Spieler punkten danach, wann sie ausscheiden: Wer bis zuletzt in der Partie bleibt, hat den ersten Platz. Spieler, die gleichzeitig ausscheiden, bekommen die Punkte des letzten ihrer Plätze.
draw-points-means = Endet eine Partie unentschieden, punkten die Verbliebenen danach, wie viele sie sind, die anderen nach ihren Plätzen.
tied-places-means = Von Spielern, die gleichzeitig ausscheiden, ist zuerst draußen, wer in Zugreihenfolge am weitesten vom aktiven Spieler entfernt ist.
spared-first-means = Wer in einem kleineren Pod saß, bleibt verschont, bis andere in einem saßen, auch wenn die Punkte dann weiter auseinanderliegen.
round-table-means = Es entscheidet die Zahl der Spieler in Runde 1. Bei mehr Spielern, als die letzte Zeile nennt, gilt die Empfehlung des Addendums.
round-kinds-mean = Gemischt: Jeder Pod hat Spieler von der Spitze bis zum Ende der Rangliste. Streng: Die Ersten der Rangliste sitzen zusammen, dann die Nächsten, auch wenn sie sich schon getroffen haben.
drawn-best-seed-means = Endet ein Match im Playoff unentschieden, kommt von denen, die das Unentschieden bekommen, der beste Seed weiter und erhält den Platz wie nach einem Sieg.
overtime-means = { $minutes ->
    [one] Nach dem Zeitende wird der laufende Zug binnen { $minutes } Minute beendet. Danach beendet ein Judge die Partie.
   *[other] Nach dem Zeitende wird der laufende Zug binnen { $minutes } Minuten beendet. Danach beendet ein Judge die Partie.
}
overtime-staff-means = Nur das Turnierteam sieht, wie viel Nachspielzeit übrig ist.
end-step-means = Macht jemand noch etwas im Endsegment, wenn das Zeitende ausgerufen wird, wird danach noch ein Zug gespielt.
most-life-means = Hat am Ende des letzten Zuges niemand gewonnen, gewinnt, wer die meisten Lebenspunkte hat. Bei Gleichstand gewinnt, wer am weitesten vom ersten Sitz entfernt sitzt.
drawn-games-mean = Es wird keine weitere Partie gespielt, auch wenn noch Zeit ist.
own-turn-means = Aufgegeben wird im eigenen Zug, mit Priorität und leerem Stapel. Wer zu einem anderen Zeitpunkt aufgibt, gilt als ausgestiegen, bis die Turnierleitung die Person wieder zulässt. Ein Judge führt aus, was noch geschehen muss.
no-show-means = { $minutes ->
    [one] Die Partie beginnt, wenn alle da sind, oder { $minutes } Minute nach Rundenbeginn ohne die Fehlenden.
   *[other] Die Partie beginnt, wenn alle da sind, oder { $minutes } Minuten nach Rundenbeginn ohne die Fehlenden.
}
shared-by-still-in-means = Wer vor dem Unentschieden aus der Partie ausgeschieden ist, hat das Match verloren.
playoff-seats-random-means = Die Sitze in einem Match des Playoffs, und damit wer beginnt, werden wie in den Schweizer Runden ausgelost.
playoff-seats-chosen-means = Die Sitze in einem Match des Playoffs werden wie in den Schweizer Runden ausgelost. Danach bestimmt der beste Seed am Tisch, wer beginnt. Die Reihenfolge um den Tisch bleibt wie ausgelost.
playoff-places-means = Hat jemand das Finale gewonnen, spielen die anderen weiter, bis nur noch eine Person übrig ist. Der Platz richtet sich danach, wer wann ausgeschieden ist; wer gleichzeitig ausschied, wird nach Seed geordnet.

decklists = Decklisten
open-at-end = am Ende für alle offen
decklists-mean = Wenn das Turnier beendet ist, können alle sie auf den Seiten der Spieler lesen. Bis dahin nur das Turnierteam.
followed-games = Begleitete Partien
followed-games-mean = Judges begleiten manche Partien Zug für Zug. Wenn das Turnier beendet ist, können alle sie durchgehen.
feature-game = Partie des Feature-Tischs
while-played = wird gezeigt, während sie läuft
feature-game-means = Alle sehen Lebenspunkte, Schaden und Züge des Feature-Tischs in der Stream-Ansicht, die Lebenspunkte auch auf dem Projektor.
