## Cornice di ogni pagina.

skip = Vai al contenuto
help-with-page = Aiuto per questa pagina
tournaments = Tornei
account = Account
sign-in = Accedi
tournament = Torneo
find-long = Cerca un tavolo, un giocatore o una pagina
find = Cerca

## Le porte in basso sullo schermo.

door-my-table = Mio tavolo
door-pairings = Abbinamenti
door-standings = Classifica
door-more = Altro

## Altri link.

staff-pages = Pagine dello staff
tournament-home = Pagina del torneo
projector = Proiettore
all-tournaments = Tutti i tornei
handbook = Manuale

## A che punto è un torneo.

after-round = Dopo il round { $number }

## Parola prima di un avviso.

notice-plain = Nota
notice-good = Fatto
notice-warn = Da controllare
notice-bad = Non salvato
notice-not-current = Non aggiornato

## Orologio del round e pause.

pause = Pausa
until = fino alle { $time }
overtime = Supplementare:
time-is-up = tempo scaduto
minutes-left = { $count } min rimasti
paused = in pausa
paused-with = in pausa, { $left }

languages = Lingue
no-such-language = Podium non parla questa lingua.
