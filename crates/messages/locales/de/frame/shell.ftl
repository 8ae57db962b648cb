## Was um jede Seite herum steht.

skip = Zum Inhalt springen
help-with-page = Hilfe zu dieser Seite
tournaments = Turniere
account = Konto
sign-in = Anmelden
tournament = Turnier
find-long = Tisch, Person oder Seite suchen
find = Suchen

## Die Links am unteren Bildschirmrand.

door-my-table = Mein Tisch
door-pairings = Paarungen
door-standings = Rangliste
door-more = Mehr

## Die übrigen Links.

staff-pages = Seiten des Turnierteams
tournament-home = Turnierseite
projector = Projektor
all-tournaments = Alle Turniere
handbook = Handbuch

## Wo ein Turnier steht.

after-round = Nach Runde { $number }

## Das Wort vor einem Hinweis.

notice-plain = Hinweis
notice-good = Erledigt
notice-warn = Bitte prüfen
notice-bad = Nicht gespeichert
notice-not-current = Nicht aktuell

## Die Uhr der Runde und eine Pause.

pause = Pause
until = bis { $time }
overtime = Nachspielzeit:
time-is-up = Zeit abgelaufen
minutes-left = noch { $count } min
paused = angehalten
paused-with = angehalten, { $left }

languages = Sprachen
no-such-language = Diese Sprache spricht Podium nicht.
