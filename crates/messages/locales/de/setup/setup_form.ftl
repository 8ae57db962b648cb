## Die Einstellungen eines Turniers.

### Titel, Buttons und Links.

new-tournament = Neues Turnier
create = Turnier anlegen
copy = Turnier kopieren
copy-intro = Ein neues Turnier mit den Einstellungen von diesem. Spieler und Runden bleiben hier.
save = Einstellungen speichern
start-from = Beginnen mit
defaults = Vorgaben des Addendums
played-elsewhere = Für ein anderswo gespieltes Turnier <a>beginne mit seiner Datei</a>.
penalties = Straftabelle

### Hinweise.

saved = Die Einstellungen sind gespeichert.
nothing-saved = Es wurde nichts gespeichert. Korrigiere die markierten Felder.
cancelled = Das Turnier ist abgesagt.
created = Das Turnier ist angelegt.
created-with = { $count ->
    [one] Das Turnier ist angelegt, mit { $count } Spieler.
   *[other] Das Turnier ist angelegt, mit { $count } Spielern.
}
look-at-names-first = Sieh dir die Namen an. Es ist noch nichts angelegt.

### Spieler eines neuen Turniers.

look-at-names = Namen ansehen
create-with-names = Mit diesen Namen anlegen
names-hint = Ein Name pro Zeile. Wenn du die Liste bearbeitest, prüfst du sie noch einmal.
players-hint = Ein Name pro Zeile, wenn du sie schon kennst. Du kannst jederzeit mehr hinzufügen, und Spieler können sich registrieren.

### Was eine Kopie mitnimmt.

comes-along = Kommt mit
staff-along = { $count ->
    [one] Team: eine weitere Person, mit derselben Rolle
   *[other] Team: { $count } weitere Personen, mit denselben Rollen
}
deck-rules = Regeln für Decklisten
deck-rules-hint = Listen werden bis Runde 1 angenommen oder bis zu einer Frist, die du setzt.
along-hint = Alle Einstellungen, auch die Straftabelle.

### Die ersten Felder.

date = Datum
place = Ort
time-zone = Zeitzone
time-zone-hint = Gib eine größere Stadt ein, etwa Berlin oder Wien.
language = Sprache
language-hint = Für Ausdrucke und den Projektor. Seiten sehen alle in der eigenen.
level-hint = Alle Vorgaben unten hängen davon ab. Leere Felder folgen dem Addendum.
level-regular = Kleinere Pods, 90 Minuten, Zug beenden. Ab 4 Spielern.
level-competitive = Freilose, 75 Minuten, Zusatzzüge. Ab 16 Spielern.
level-professional = Wie Competitive, mit den strengsten Rulings. Ab 16 Spielern.
until-first-round = Alles Folgende kannst du bis zur ersten Runde ändern.
as-level = Wie im Level üblich

### Runden und Playoff.

rounds-and-playoff = Runden und Playoff
recommended = Bei { $players } Spielern: { $rounds } Schweizer Runden, dann die Top { $cut }.
recommended-with-byes = { $byes ->
    [one] Bei { $players } Spielern mit { $byes } Freilos: { $rounds } Schweizer Runden, dann die Top { $cut }.
   *[other] Bei { $players } Spielern mit { $byes } Freilosen: { $rounds } Schweizer Runden, dann die Top { $cut }.
}
recommended-later = Ergibt sich aus der Spielerzahl, Freilose mitgezählt.
swiss-rounds-hint = Leer: wie empfohlen (MTR-A Anhang E).
playoff-hint = Bei Top 7, 10, 13 oder 40 überspringen die besten Seeds die erste Playoff-Runde.
cut-recommended = Wie empfohlen
cut-none = Kein Playoff
cut-top = Top { $cut }
uneven = Wenn die Pods nicht aufgehen
uneven-level = Regular: kleinere Pods. Competitive und Professional: Freilose (MTR-A 10.4A).
uneven-byes = Freilose
uneven-byes-hint = Pods sind voll; die Letzten ohne Freilos bekommen eines. Für Commander empfohlen (MTR-A X.1B).
smaller-pods = Kleinere Pods
uneven-smaller-hint = Niemand setzt aus; manche Pods haben einen Platz weniger.
uneven-larger = Größere Pods
uneven-larger-hint = Alle spielen; manche Pods haben einen Platz mehr. Die vollen sind dann die kleineren Pods.
uneven-then-byes = Kleinere Pods, dann ein Freilos
uneven-then-byes-hint = So viele volle Pods wie möglich; andere haben einen Platz weniger, damit höchstens ein Freilos bleibt.
smaller-pods-hint = An welchem Ende der Rangliste. Ohne Wirkung, wenn es Freilose gibt.
at-bottom = Am unteren Ende
at-top = Am oberen Ende
seating = Sitze in den Schweizer Runden
seats-random = Zufällig
seats-balanced = Über die Runden ausgeglichen (Abweichung)
draft-pods = Die Pods eines Drafts gelten auch in Runde 1 (MTR-A X.6A)
house-pods = Pods und Runden nach anderen Regeln
house-pods-hint = Für andere Regeln als das Addendum: wer in kleineren Pods sitzt, wie viele Runden es gibt und wie jede gepaart wird.
smaller-pods-once = Niemand sitzt zweimal in einem kleineren Pod, solange andere noch in keinem waren
smaller-pods-once-hint = Nur frühere Gegner zu vermeiden geht vor. Nicht angekreuzt: Es wird vermieden, wenn sonst nichts darunter leidet.
round-table-hint = Eine Zeile für jede Spielerzahl: 16: 2 rounds, top 4. Sie gilt bis 16 Spieler. Die letzte kann für alle darüber gelten: more: 5 rounds, no playoff. Leer: wie empfohlen (MTR-A Anhang E).
round-kinds-hint = Runde 1 wird ausgelost. Wähle, wie die anderen gepaart werden; das Addendum paart nach der Rangliste.
round-kind-second = Runde 2
round-kind-others = Weitere Runden
round-kind-last = Letzte Runde

### Match und Punkte.

match-and-points = Match und Punkte
pod-size = Podgröße
pod-size-hint = 4, wie in Commander.
games-to-win = Partien zum Matchsieg
games-to-win-hint = In Commander eine (MTR-A X.1A).
points-win = Punkte für einen Sieg
points-win-hint = Leer: Podgröße + 1.
points-draw = für ein Unentschieden
points-draw-hint = Leer: 1.
points-loss = für eine Niederlage
points-loss-hint = Leer: 0.
points-bye = für ein Freilos
points-bye-hint = Leer: wie ein Sieg.
players-report = Spieler melden ihre Ergebnisse
players-report-hint = Bei Regular melden die Spieler, darüber das Team. Das letzte Wort hat das Team.
players-report-yes = Ja: Ein Ergebnis zählt, wenn noch jemand im Pod es bestätigt
players-report-no = Nein: Nur das Team trägt Ergebnisse ein
running-results = Ergebnisse einer laufenden Runde
running-results-hint = Bei Regular sehen alle sie sofort; darüber, wenn die Runde beendet ist. Nicht mehr änderbar, wenn Runde 1 gepaart ist.
running-results-yes = Alle sehen sie sofort
running-results-no = Alle sehen sie, wenn die Runde beendet ist
table-games = Am Tisch geführte Partien
table-games-hint = Spieler halten an ihrem Tisch auf dem Handy fest, wie viele Lebenspunkte alle haben, wer am Zug ist und wer ausscheidet, und Judges sehen es. Ohne Angabe dürfen sie das bei Regular; darüber begleiten nur Judges Partien.
table-games-yes = Spieler dürfen die Partie ihres Tisches führen
table-games-no = Nur Judges begleiten Partien
long-turn = Minuten eines langen Zuges
long-turn-hint = Ein längerer wird auf den Seiten der Judges markiert. Leer: keiner wird markiert.
long-turns-at-table = Lange Züge auch am Tisch markieren
own-time = Minuten eigener Zeit pro Person
own-time-hint = In einer am Tisch geführten Partie wird davon die Dauer der eigenen Züge abgezogen, und Judges sehen, wer die Zeit verbraucht hat; was daraus folgt, entscheiden sie. Leer: nur die gebrauchte Zeit wird gezeigt.
tiebreakers = Tiebreaker
tiebreakers-hint = Leer: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Für eine andere Reihenfolge gib Namen mit Kommas ein; es gibt auch W%, OW%, H2H, Seat, Games won.
house-rules = Hausregeln
house-rules-hint = Was andere Regeldokumente anders entscheiden als das Addendum. Das gewählte Regelset legt einiges davon fest; das Übrige folgt dem Addendum.
percentages = Quoten in der Rangliste
percentages-hint = Für andere Regeln als das Addendum. Gedachte Gegner haben eine Quote und keine Matchpunkte: Sie zählen in OMW%, nicht in OAMP, und ändern keine Paarung.
opponents-hint = Leer: keine, wie im Addendum.
opponents-percentage = mit einer Quote von
opponents-percentage-hint = Etwa 1/5, 20 % oder 0.33.
byes-in-percentages = Ein Freilos zählt als gewonnenes Match in der Quote, die Gegner bekommen
percentage-decimals-hint = Wie viele Nachkommastellen der Quote (als Teil von 1) zählen, 2 bis 4, kaufmännisch gerundet: 4 heißt 31,50 %. Leer: exakt verglichen.
percentage-floor-hint = Etwa 1/5, 1/3 oder 1/7; 0 heißt keine. Leer: 1 / Punkte für einen Sieg.
scoring = Punkte nach Podgröße, Punkte als Einsatz
scoring-hint = Für andere Regeln als das Addendum.
win-points-by-hint = Nach der Zahl der Spieler am Tisch ist ein Sieg im Dreierpod je nach Auswahl 4 oder 5 Punkte wert. Lass die Punkte für Sieg und Freilos leer: Sie ergeben sich daraus.
win-points-tournament = In jedem Pod gleich
win-points-plus-one = Zahl der Spieler am Tisch + 1
win-points-twice = Doppelte Zahl der Spieler am Tisch − 1
wager-start = Punkte als Einsatz: zu Beginn
wager-start-hint = Etwa 1000. Leer: Jedes Ergebnis hat feste Punkte.
wager-stake = Einsatz in jedem Match
wager-stake-hint = Der Anteil der eigenen Punkte, den Spieler einsetzen, etwa 10 % oder 1/10.
place-points-hint = Für jede Podgröße eine Zeile: die Zahl der Spieler, dann die Punkte vom ersten Platz an, etwa 4: 6 3 2 1. Eine Größe ohne Zeile nimmt die nächstgrößere. Lass die Punkte für Sieg und Freilos leer: Sie ergeben sich daraus.
draw-points-hint = Für jede Zahl von Spielern, die noch in der Partie sind, eine Zeile: die Zahl der Spieler, dann die Punkte pro Spieler, etwa 2: 3. Leer: die Punkte des letzten ihrer Plätze.
tied-last = Punkte des letzten ihrer Plätze
tied-turn-order = Nach Zugreihenfolge
draws = Unentschieden und Sitze im Playoff
draws-hint = Für andere Regeln als das Addendum. Die erste Möglichkeit ist jeweils die des Addendums.
draw-shared-by-hint = Bekommen es nur die, die noch in der Partie sind, wird beim Eintragen eines Unentschiedens gefragt, wer das war.
draw-shared-all = Alle, die das Match begonnen und nicht aufgegeben haben
draw-shared-still-in = Nur wer beim Unentschieden noch in der Partie ist
drawn-elimination-replay = Weitere Partien, bis jemand gewinnt
drawn-elimination-seed = Der beste Seed von denen, die das Unentschieden bekommen, kommt weiter
playoff-seats-seed = Nach Seed, der beste zuerst (2.2B)
playoff-seats-chosen = Ausgelost, und der beste Seed am Tisch bestimmt, wer beginnt
playoff-places = Ist das Finale gewonnen, spielen die anderen um die Plätze dahinter weiter
playoff-places-hint = Das Ergebnis des Finales sagt, wer in welcher Reihenfolge ausgeschieden ist.
ending = Nachspielzeit, offene und unentschiedene Partien
overtime-hint = Minuten für den laufenden Zug nach dem Zeitende. Leer: unbegrenzt.
end-step-turn = Macht jemand noch etwas im Endsegment, wenn das Zeitende ausgerufen wird, ist der nächste Zug der letzte
no-show-hint = Minuten ab Rundenbeginn. Leer: Die Judges entscheiden.

### Zeit.

time = Zeit
round-minutes = Minuten einer Schweizer Runde
round-minutes-hint = Leer: 90 bei Regular, darüber 75 (MTR-A Anhang B). 0: ohne Zeitlimit.
end-of-round = Nach dem Zeitende
end-of-round-hint = Zusatzzüge bis 75 Minuten, darüber Zug beenden.
end-as-limit = Je nach Zeitlimit
end-extra-turns = Zusatzzüge (2.5AA)
end-finish-turn = Zug beenden (2.5AB)
playoff-minutes = Minuten eines Playoff-Matchs
playoff-minutes-hint = Leer: ohne Zeitlimit, wie empfohlen (MTR-A 2.5B).
breaks-hint = Eine pro Zeile: round 2: 45 minutes, Lunch. Für einen zweiten Tag: round 4: until 10:00. Eine Pause beginnt, wenn ihre Runde beendet ist.

### Registrierung und Namen.

registration-and-names = Registrierung und Namen
registration = Spieler registrieren sich selbst
registration-closed = Geschlossen
registration-closed-hint = Das Team registriert Spieler.
registration-approval = Mit Bestätigung
registration-approval-hint = Spieler registrieren sich per Link; das Team bestätigt jede Registrierung.
registration-open = Offen
registration-open-hint = Spieler registrieren sich per Link oder QR-Code.
max-players = Höchstzahl der Spieler
max-players-hint = Spätere Registrierungen kommen auf die Warteliste. Leer: kein Limit.
per-address = Registrierungen pro Stunde von einer Adresse
per-address-hint = Alle Handys im WLAN eines Saals haben dieselbe Adresse, also erlaube so viele, wie du Spieler erwartest. Auch ein Skript kommt nicht darüber.
names-shown = Namen auf öffentlichen Seiten
names-full = Volle Namen
names-initial = Vorname und Anfangsbuchstabe
commanders = Commander auf öffentlichen Seiten
commanders-hint = Bei Regular mit den ersten Paarungen; darüber nach dem Turnier. Vor Runde 1 sieht sie nur das Team. Ist sie gepaart, darf nicht mehr von ihnen gezeigt werden als vorher.
commanders-with-pairings = Alle sehen sie mit den Paarungen
commanders-after = Alle sehen sie, wenn das Turnier beendet ist
commanders-never = Nur das Team sieht sie
decklists = Alle dürfen die Decklisten nach dem Turnier lesen
decklists-hint = Auf den Seiten der Spieler, in den Exporten und im Format von TopDeck. Bis dahin liest sie nur das Team. Wähle das vor Runde 1.
listed = Auf der Startseite
listed-hint = Sobald das Turnier geöffnet ist.
indexed = Suchmaschinen dürfen die Seiten aufnehmen

### Tische und Texte.

tables-and-texts = Tische und Texte
first-table = Erste Tischnummer
first-table-hint = Dort sitzt der erste Pod, die anderen an den Tischen danach.
skipped = Auszulassende Tische
skipped-hint = Nummern und Bereiche: 13, 20-24.
description-hint = Sie steht auf der Turnierseite, für alle.
code-of-conduct-hint = Alle sehen sie; ein Verstoß ist Unsportliches Verhalten (MTR-A 5.4).

### Unter dem Formular.

deviations-hint = Alle können diese Liste lesen.
deviation = { $what }: { $here } (Addendum: { $addendum })
for-next = Für das nächste Turnier
preset-name = Name der Vorlage
preset-name-hint = Speichert die Einstellungen außer Name, Datum und Beschreibung. Eine Vorlage mit demselben Namen wird ersetzt.
preset-for-everybody = Für alle, die hier Turniere anlegen
keep-preset = Als Vorlage speichern
preset-kept = „{ $name }“ ist gespeichert: Ein neues Turnier kann damit beginnen.
preset-removed = Die Vorlage „{ $name }“ ist entfernt.
cancel = Turnier absagen
cancel-means = Es wird nichts gelöscht, aber es kann nichts mehr eingetragen werden. Alle können den Grund lesen.

### Die Community, zu der ein Turnier gehört.

community = Community
community-hint = Die Spieler werden Personen der Community. Ihre Ergebnisse werden dort gesammelt, und du findest sie beim nächsten Mal wieder.
no-community = Keine Community
community-leaves = Verlässt das Turnier die Community, ist es in keiner ihrer Saisons mehr, und seine Ergebnisse zählen nicht mehr zu ihren Personen. Kommt es zurück, sind seine Spieler wieder denselben Personen zugeordnet.
choose-community = Community speichern
community-chosen = Die Community ist gespeichert.
