## Die Ergebnisseite eines Tisches.

title = Ergebnis eines Tisches
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when }, eingetragen von: { $who }
not-reported = { $round }: nicht gemeldet.
players = Spieler
tournament-over = Das Turnier ist vorbei: Ergebnisse ändern sich erst, wenn die Turnierleitung es in der Übersicht wieder geöffnet hat.
would-change = Was sich ändern würde

### Eingaben und Buttons.

result-hint = Der Sitz, der gewonnen hat, oder D für unentschieden; ein Zeichen pro Partie.
marks = Aufgabe, Match Loss, Ausstieg
marks-hint-finished = C und Sitz: Match aufgegeben, M und Sitz: Match Loss: c2 m3.
marks-hint = C und Sitz: Match aufgegeben, M und Sitz: Match Loss, D und Sitz: Ausstieg nach dieser Runde: c2 m3 d4.
who-was-still-in = Unentschieden: Wer war noch in der Partie?
save-draw = Als Unentschieden speichern
reason-hint = Er wird festgehalten; bei einer beendeten Runde können alle ihn lesen.
overrule = Überschreiben
save-correction = Korrektur speichern
show-changes = Zeigen, was sich ändert
clear = Ergebnis löschen
clear-means = Ein Ausstieg, der mit dem Ergebnis eingetragen wurde, bleibt: Mach ihn auf der Spielerseite rückgängig.
clear-result = Ergebnis löschen

### Hinweise.

reported-before = Für Tisch { $table } ist schon ein Ergebnis gemeldet: { $result } ({ $by }). Deines ist nicht gespeichert. Überschreibe es unten, wenn es nicht stimmt.
stored = Das Ergebnis von Tisch { $table } ist gespeichert.
