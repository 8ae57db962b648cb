## Texte, die jemanden vielleicht noch nennen.

title = Texte über { $player }
heading = Texte über <bdi>{ $player }</bdi>
nothing-left = Es ist nichts mehr anzusehen
nothing-left-text = Es gibt keinen Text mehr, der diese Person nennen könnte.
what-to-do = Die persönlichen Daten sind entfernt, und wo jemand den ganzen Namen geschrieben hatte, steht jetzt „{ $player }“. Diese Texte enthalten einen Teil des Namens: Er kann auch jemand anderen meinen oder niemanden. Ändere die, die noch auf die Person schließen lassen; der frühere Text wird dann endgültig gelöscht.
as-it-is = Der Text, wie er ist
store = Geänderten Text speichern
may-stay = Darf bleiben
where-shown = Wo er steht
to-list = Zur Liste
names-no-text = Dieses Formular nennt keinen Text.
stays = Der Text bleibt, wie er ist.
is-changed = Der Text ist geändert, der frühere ist weg.

## Was ein Text ist.

announcement = Durchsage
call-what = Ruf: worum es geht
call-answer = Ruf: wie er erledigt wurde
call-note = Ruf: die Frage an den Head Judge
ruling-what = Ruling: was geschehen ist
ruling-answer = Ruling: die Antwort
ruling-rule = Ruling: die Regel
ruling-decision = Ruling: die Entscheidung des Head Judge
ruling-withdrawal = Ruling: warum es zurückgezogen wurde
ruling-earlier = Ruling: ein früherer Text
more-time = Grund für Extrazeit
dispute = Einwand gegen ein Ergebnis
judge-note = Notiz oder Aussage eines Judges
witness = Wer eine Aussage macht
deck-check = Was ein Deck-Check fand
table-note = Notiz zu einem Tisch
end-of-round = Warum ein Tisch seine Runde anders beendet
log-line = Zeile des Logs
log-reason = Grund im Log
about-tournament = Über das Turnier
place = Ort des Turniers
page-text = Text der Turnierseite
