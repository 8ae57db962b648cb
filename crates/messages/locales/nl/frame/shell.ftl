skip = Naar de inhoud
help-with-page = Hulp bij deze pagina
tournaments = Toernooien
account = Account
sign-in = Inloggen
tournament = Toernooi
find-long = Een tafel, speler of pagina zoeken
find = Zoeken

## De deuren

door-my-table = Mijn tafel
door-pairings = Pairings
door-standings = Stand
door-more = Meer

## Andere links

staff-pages = Pagina's voor de staf
tournament-home = Startpagina toernooi
projector = Beamer
all-tournaments = Alle toernooien
handbook = Handleiding

## Waar een toernooi is

after-round = Na ronde { $number }

## Het woord voor een melding

notice-plain = Let op
notice-good = Gelukt
notice-warn = Controleer dit
notice-bad = Niet opgeslagen
notice-not-current = Niet actueel

## De klok van de ronde

pause = Pauze
until = tot { $time }
overtime = Verlenging:
time-is-up = de tijd is om
minutes-left = nog { $count } min
paused = gepauzeerd
paused-with = gepauzeerd, { $left }
languages = Talen
no-such-language = Podium spreekt deze taal niet.
