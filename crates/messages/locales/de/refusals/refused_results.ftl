## Ergebnisse und Meldungen von Spielern.

no-round = Runde { $number } gibt es nicht.
no-table = Es gibt { $round-in } keinen Tisch { $table }.
no-table-look = Es gibt { $round-in } keinen Tisch { $table }. Sieh in den Paarungen nach seiner Nummer.
no-table-this-round = Tisch { $table } gibt es in dieser Runde nicht.
only-chief-corrects = Ergebnisse beendeter Runden korrigiert der Head Judge oder die Turnierleitung.
draft-no-results = { $round } ist ein Entwurf: Es gibt noch keine Ergebnisse.
draft-publish-first = { $round } ist ein Entwurf. Veröffentliche die Runde, bevor Ergebnisse eingetragen werden.
no-round-running = Gerade läuft keine Runde. Ergebnisse beendeter Runden werden an ihren Tischen korrigiert.
for-other-round = Jetzt werden die Ergebnisse { $now-of } eingetragen, und dieses ist für { $then }. Es wurde nichts gespeichert: Sieh dir die Tische an, wie sie jetzt sind.
no-drop-in-finished = { $round } ist beendet: Ein Ausstieg ist dort nicht mehr möglich. Trag ihn auf der Seite der Person ein.
later-round-made = Wer { $round-in } gewonnen hat, steht schon in einer späteren Playoff-Runde. Verwirf zuerst die spätere Runde.
finished-not-cleared = { $round } ist beendet: Ergebnisse lassen sich korrigieren, aber nicht löschen. Öffne die Runde wieder, um eines zu löschen.
change-reason = Schreib, warum sich das Ergebnis ändert: Es wird festgehalten.
has-this-result = Tisch { $table } hat dieses Ergebnis schon.
playoff-has-winner = Tisch { $table }: Ein Match im Playoff braucht einen Sieg. Spielt noch eine Partie mit neu ausgelosten Sitzen und trag ein, wer gewonnen hat.
at-table = Tisch { $table }: { $problem }
contradicts = Dieses Ergebnis würde dem Rest des Turniers widersprechen.
both-marks = Tisch { $table }: Sitz { $seat } hat beide Vermerke. Wähle einen: das Match aufgegeben oder Match Loss.
everyone-shares = Hier bekommen alle, die ein Match begonnen haben, das Unentschieden. Gib D ein, und C mit Sitz für eine Aufgabe, etwa c2
no-places-here = Plätze zählen hier nicht. Gib den Sitz an, der gewonnen hat, oder D für unentschieden
place-and-loss = Sitz { $seat } hat einen Match Loss und deshalb keinen Platz. Entferne den Platz oder den Vermerk m{ $seat }
say-turn-order = Spieler, die gleichzeitig ausgeschieden sind, werden hier nach Zugreihenfolge geordnet: Wer am weitesten vom aktiven Spieler entfernt war, schied zuerst aus. Gib allen einen eigenen Platz
no-seat-to-drop = Tisch { $table }: Sitz { $seat } gibt es nicht, also auch keinen Ausstieg dort. Gib einen Sitz von 1 bis { $last } ein.
changed-not-undone = Das Ergebnis von Tisch { $table } wurde inzwischen geändert. Es wurde nichts rückgängig gemacht.
too-late-to-undo = Tisch { $table }: Wer ein Ergebnis eingetragen hat, kann es { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} lang rückgängig machen. Ändere es an seinem Tisch, mit einem Grund.
has-result-by-now = Tisch { $table } hat inzwischen ein Ergebnis: { $stored }. Deines ist nicht gespeichert.
cleared-meanwhile = Das Ergebnis von Tisch { $table } wurde inzwischen gelöscht. Deines ist nicht gespeichert.
player-not-at-table = Diese Person sitzt nicht an Tisch { $table }.
correct-by-hand = Korrigiere das Ergebnis von Tisch { $table } von Hand, wo es einen Match Loss gab.

## Ein Sieg, den ein Ruling ausschließt.

ruled-out = Tisch { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Tisch { $table }: { $why }. Wenn noch eine Partie folgte, trag beide der Reihe nach ein, etwa D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Wenn noch eine Partie folgte, gib alle Partien der Reihe nach an.
cannot-win-match = { $who } kann das Match nicht gewinnen ({ $penalty }, Ruling { $ruling })
did-not-win-game = { $who } ist aus der Partie ausgeschieden ({ $penalty }, Ruling { $ruling }) und hat sie nicht gewonnen
seat = Sitz { $seat }
conceded-cannot-win = Nummer { $number } hat das Match aufgegeben oder einen Match Loss bekommen und kann es nicht gewinnen.
a-player = Jemand
disqualified-cannot-win = Tisch { $table }: { $name } wurde disqualifiziert und kann das Match nicht gewinnen (MTR-A 2.1A).

## Von Spielern gemeldete Ergebnisse.

only-others-concessions = Wer gewonnen hat, ergibt sich hier nur daraus, dass andere aufgegeben haben: Ein Judge bestätigt es.
nobody-reports-conceded = Niemand meldet mehr, dass du aufgegeben hast. Sieh dir das Ergebnis an, wie es jetzt ist.
report-changed = Tisch { $table }: Die Spieler haben ihre Meldung geändert oder zurückgezogen. Es wurde nichts gespeichert: Prüfe sie noch einmal.
staff-enters = Hier trägt das Turnierteam die Ergebnisse ein. Sag ihm deines.
disqualified-reports-not = Du wurdest disqualifiziert: Die anderen am Tisch melden.
alone = Du bist allein an diesem Tisch: Es gibt nichts zu melden.
has-result-meanwhile = Tisch { $table } hat inzwischen ein Ergebnis. Wenn es nicht stimmt, ruf einen Judge.
disputed = Das Ergebnis von Tisch { $table } ist strittig: Jetzt entscheidet das Turnierteam. Bleib am Tisch oder ruf einen Judge.
none-waiting = Es wartet keine Meldung: Sie wurde inzwischen zurückgezogen oder beantwortet.
own-report = Du hast es selbst gemeldet: Jemand anderes am Tisch muss es bestätigen.
only-reporter-withdraws = Eine Meldung kann nur zurückziehen, wer sie gemacht hat. Wenn sie nicht stimmt, fechte sie an.
another-reported = Inzwischen wurde ein anderes Ergebnis gemeldet. Sieh es dir an, wie es jetzt ist, und entscheide noch einmal.
report-not-stored = { $why } Deine Meldung wurde nicht gespeichert: { $own }.
no-table-of-yours = Du sitzt an keinem Tisch einer Runde, die Ergebnisse annimmt. Wenn ein Ergebnis nicht stimmt, sag dem Turnierteam Bescheid.
objection-missing = Schreib in einem Satz, was daran nicht stimmt: Das Turnierteam liest ihn.
label-wrong = Was nicht stimmt

## Ein Ergebnis, das nicht sein kann.

not-seated = Diese Person sitzt nicht am Tisch.
twice = Diese Person steht schon in der Liste.
empty-place = Niemand hat diesen Platz.
decided-before = Das Match war mit Partie { $game } entschieden; eine weitere Partie kann nicht zählen.
too-many-games = Ein Match hat höchstens { $most } Partien; hier sind es { $games }.
