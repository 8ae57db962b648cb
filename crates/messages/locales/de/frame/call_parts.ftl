## Ein Ruf: Spieler möchten einen Judge an ihrem Tisch.

since = seit { $time }
taken = Übernommen

## Buttons.

take = Übernehmen
take-over = Selbst übernehmen
give-back = Abgeben
any-judge = An alle Judges
pass-on = Weitergeben
head-judge = Head Judge
hand-to = An { $name } übergeben
resolved = Erledigt
write-ruling = Ruling schreiben

## Eingaben.

for-head-judge = Für Head Judge (optional)
stays = Ich bleibe am Tisch
time-for-table = Zeit für den Tisch
answer = Antwort (optional)
