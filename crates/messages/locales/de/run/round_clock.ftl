## Die Uhr der Runde.

### Hinweise.

stands-still = Die Uhr steht.
runs-again = Die Uhr läuft wieder.
time-changed = Die Zeit ist für alle Tische geändert.
limit-changed = Das Limit dieser Runde ist geändert.
restarted = Die Uhr läuft wieder mit der vollen Zeit.
table-has-more = Tisch { $table } hat { $minutes } min mehr.
check-begun = Die Zeit des Deck-Checks an Tisch { $table } läuft ab jetzt.
check-ended = Der Deck-Check ist beendet; der Tisch hat { $minutes } min mehr.
withdrawn-now = Das wurde zurückgezogen.
no-button = Diesen Button hat die Uhr nicht.
to-clock = Zur Uhr

### Die Uhr.

starts-with-round = Die Uhr startet mit der Runde.
paused-since = Angehalten seit { $time }
until = Bis { $time }
starts-without = Ab { $time } beginnen Partien auch, wenn jemand fehlt.
no-time-limit = Kein Zeitlimit
made-of = { $limit }, gestartet { $time }
made-of-with-pause = { $limit }, gestartet { $time }, angehalten für { $pause }
no-limit = Kein Limit
limit-and-added = { $limit ->
    [one] { $limit } Minute und { $added } dazu
   *[other] { $limit } Minuten und { $added } dazu
}
limit-less = { $limit ->
    [one] { $limit } Minute minus { $less }
   *[other] { $limit } Minuten minus { $less }
}
break-since = Seit { $time }, als die Runde davor beendet wurde
no-round = Gerade läuft keine Runde
publish-draft = Veröffentliche den Entwurf, dann kann seine Uhr gestartet werden.
pair-next = Paare und veröffentliche die nächste Runde, dann kann ihre Uhr gestartet werden.
start-round = Runde starten

### Zeit für alle Tische.

all-tables = Zeit für alle Tische
limit-of-round = Zeitlimit dieser Runde
minutes-in-all = Minuten insgesamt
minutes-in-all-hint = Leer: kein Zeitlimit. Gegebene oder weggenommene Zeit kommt dazu.
set-limit = Limit setzen
restart = Mit der vollen Zeit neu starten
restart-means = Pausen und gegebene Zeit fallen weg; Extrazeit einzelner Tische bleibt.
start-again = Neu starten

### Deck-Checks.

deck-checks = Deck-Checks
no-check-runs = Es läuft keiner.
end-check = Beenden: Dauer + 4 min
give-up = Abbrechen
begin-check = Deck-Check beginnen

### Extrazeit einzelner Tische.

given = Extrazeit für Tische
give-time = Zeit geben
nothing-given = Kein Tisch dieser Runde hat mehr Zeit als die anderen.
table-minutes = <b>Tisch { $table }</b>: { $minutes } min
for-deck-check = Deck-Check
for-ruling = Ruling
withdrawn = zurückgezogen
withdraw = Zurückziehen
command-line = Kommandozeile
