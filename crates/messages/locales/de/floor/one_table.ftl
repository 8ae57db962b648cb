## Die Seite eines Tisches, für den Judge dort.

### Fehler.

no-round = Gerade läuft keine Runde.
no-such-table = Es gibt { $round-in } keinen Tisch { $table }.
to-floor = Zum Saal

### Der Kopf.

with-extension = mit { $minutes } min Extrazeit
deck-check-mark = Deck-Check
by = von <bdi>{ $judge }</bdi>
call-label = Ruf nach einem Judge
reports-label = Was die Spieler melden
decide-result = Ergebnis entscheiden

### Was am Tisch zu tun ist.

to-do = Am Tisch zu tun
task-skip-turn = Sag am Tisch: Die Person setzt ihren nächsten Zug aus.
task-game-loss = Sag am Tisch: Die Person scheidet jetzt aus der Partie aus, die anderen spielen weiter.
task-match-loss = Sag am Tisch: Die Person scheidet jetzt aus dem Match aus, die anderen spielen weiter.
undo-skip-turn =
    Sag am Tisch: Die Person setzt keinen Zug aus. Wenn sie ihn schon ausgesetzt hat, geht die Partie von hier weiter.
undo-went-on =
    Die begleitete Partie ging ohne die Person weiter. Mach die Schritte am Partie-Pult bis zur Strafe rückgängig und trag wieder ein, was noch gilt; oder sag am Tisch, dass sie für diese Partie draußen bleibt.
undo-followed =
    Sag am Tisch: Die Person spielt weiter. Sie ist wieder in der begleiteten Partie, und die Züge bleiben, wie sie waren.
undo-not-followed = Sag am Tisch: Die Person ist ab jetzt wieder in der Partie. Die Züge bleiben, wie sie waren.
ruling-number = Ruling { $number }
done-at-table = Am Tisch erledigt

### Die Sitze.

seats = Sitze
is-out = <s><bdi>{ $player }</bdi></s> ist nicht mehr in der Partie: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> ist nicht mehr in der Partie: { $why }, <a>Ruling { $number }</a>
result-is = Ergebnis: <b><bdi>{ $result }</bdi></b>
starts-now = Jetzt ohne sie anfangen
note-missing = Jemand fehlt
note-missing-means = Das Turnierteam und alle am Tisch sehen es, bis die Person kommt oder das Ergebnis eingetragen ist. Es ist keine Strafe.
is-here = { $player } ist da
loss-and-drop = Match Loss und Ausstieg: { $player }
no-show = Jemand ist nicht gekommen
no-show-means =
    Die Person hat in dieser Runde einen Match Loss und gilt als ausgestiegen. Die anderen rücken auf und spielen; eine begleitete Partie beginnt neu.
did-not-come = Nicht gekommen:

### Links und Buttons.

time-and-turns = Zeit und Züge
game-desk = Partie-Pult
games = Partien
follow-game = Diese Partie begleiten
report-result = Ergebnis eintragen
change-result = Ergebnis ändern
message-table = Nachricht an den Tisch

### Extrazeit.

time = Zeit
reason-judge-call = Judge-Ruf
reason-late-start = Später Start
reason-accident = Missgeschick
reason-deck-problem = Deckproblem
other-time = Andere Minuten, anderer Grund
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = { $minutes } min zurückziehen

### Ein Deck-Check.

deck-check = Deck-Check
what-was-found = Was gefunden wurde: <bdi>{ $player }</bdi>
found-hint = Leer: nichts.
end-check = Deck-Check beenden: Dauer + 4 min
whose-deck = Wessen Deck
nobody-ticked = nichts angekreuzt: alle
was-checked = wurde geprüft
all-deck-checks = Alle Deck-Checks

### Was nach dem Zeitende gespielt wird.

when-time-is-called = Nach dem Zeitende an diesem Tisch
other-rules = Regeln dieses Turniers
end-is = { $end }.
end-is-otherwise = { $end } (anders als an den übrigen Tischen: <bdi>{ $reason }</bdi>).
decide-otherwise = Für diesen Tisch anders entscheiden
reason-hint = Alle können ihn bei den Abweichungen lesen.
instead = Stattdessen: { $end }

### Zeitmessung bei langsamem Spielen.

watch = Zeitmessung
watch-of = Zeitmessung: <bdi>{ $player }</bdi>
have-acted = Hat gehandelt
time-player = Zeit messen: { $player }
slow-play = Langsames Spielen
slow-play-of = Langsames Spielen: { $player }

### Rulings und Notizen.

rulings = Rulings an diesem Tisch
none-yet = Noch keine.
notes = Notizen
no-notes = Keine über diesen Tisch und seine Spieler.
write-note = Notiz schreiben
about = Über
this-table = Diesen Tisch
note-hint = Nur das Team liest sie, auch in späteren Runden.
keep-note = Notiz speichern

### Wer den Tisch betreut.

cover = Betreuung
you-cover = Du betreust diesen Tisch.
judge-covers = <bdi>{ $judge }</bdi> betreut diesen Tisch.
nobody-covers = Diesen Tisch betreut niemand.
handed-over = Übergeben von <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Übergeben von <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Diesen Tisch betreuen
release-it = Freigeben

### Links unten.

beside = Tische daneben
