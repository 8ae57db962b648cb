## Was ein Ruling bewirkt hat.

waits = Es wartet auf den Head Judge; noch wird nichts vollzogen.
table-got-time = Der Tisch hat { $minutes } min mehr.
time-stays = Die Extrazeit des Tisches bleibt: Verloren war die Zeit so oder so.
time-withdrawn = Die Extrazeit des Tisches dafür wurde zurückgezogen.
was-built-on = Ruling { $number } baute darauf auf: Der Head Judge sieht es sich noch einmal an.
carried-out = Ruling { $number } ist am Tisch vollzogen.
undone-at-table = Was Ruling { $number } bewirkt hat, ist am Tisch rückgängig gemacht.

## Vollzogen.

disqualified = { $who } ist disqualifiziert und nicht mehr im Turnier.
dropped = { $who } ist nicht mehr im Turnier.
for-next-match = { $who } ist jetzt in keinem Match: { $penalty } wird zu Beginn des nächsten vollzogen. Sag der Person Bescheid.
skips-in-game = { $who } setzt in der begleiteten Partie den nächsten Zug aus.
left-game = { $who } ist aus der begleiteten Partie ausgeschieden; der Pod spielt weiter.
game-refused = Die begleitete Partie an Tisch { $table } hat es nicht angenommen: { $why }
skips-at-table = Am Tisch: { $who } setzt den nächsten Zug aus. Die Partie wird hier nicht begleitet.
leaves-at-table = Am Tisch: { $who } scheidet jetzt aus der Partie aus, der Pod spielt weiter. Die Partie wird hier nicht begleitet.
match-loss-next = { $who } ist jetzt in keinem Match: Der Match Loss wird im nächsten vollzogen, es sei denn, du korrigierst das Ergebnis des letzten.
result-has-loss = Das Ergebnis von Tisch { $table } enthält jetzt den Match Loss von { $who }. Es lautet: { $result }.
out-of-match = { $who } ist nicht mehr im Match: Der Match Loss kommt ins Ergebnis von Tisch { $table }, wenn es eingetragen wird.

## Rückgängig gemacht.

undone-in-game = Die Strafe von { $who } ist in der begleiteten Partie rückgängig gemacht.
not-undone-in-game = Die begleitete Partie ging nach der Strafe von { $who } so weiter, dass sie sich hier nicht rückgängig machen lässt: { $who } bleibt ausgeschieden.
undo-at-table = { $who } hatte am Tisch diese Strafe: { $penalty }. Mach sie dort rückgängig, so gut die Partie es erlaubt.
judge-tells = Der Judge von Tisch { $table } muss es dem Tisch sagen.
in-tournament-again = { $who } ist wieder im Turnier.
result-without-loss = Das Ergebnis von Tisch { $table } ist jetzt ohne den Match Loss von { $who }. Es lautet: { $result }.
in-match-again = { $who } ist wieder im Match an Tisch { $table }.
result-of-round-without-loss = Das Ergebnis von Tisch { $table } { $round-in } ist jetzt ohne den Match Loss von { $who }. Es lautet: { $result }.
finished = { $round } ist beendet: { $what }
not-dropped = Der Ausstieg von { $who } ist rückgängig gemacht.
drop-stays = Der Ausstieg von { $who } bleibt: { $why }

## Erinnerungen neben dem Ergebnis eines Tisches.

reminder-waits = { $penalty } wartet auf den Head Judge
reminder-match = { $penalty }: kann das Match nicht gewinnen, keine Punkte für ein Unentschieden
reminder-left-game = Game Loss: aus der Partie ausgeschieden
reminder-skips = Zug aussetzen: setzt den nächsten Zug aus

## Wer ein Ruling bestätigen muss.

the-head-judge = den Head Judge
the-organizer = die Turnierleitung
