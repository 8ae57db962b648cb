## Decklisten, für das Team.

all-decklists = Alle Decklisten
to-decklists = Zu den Decklisten
the-player = Spielerseite

### Die Liste der Spieler.

change-rules = Ändern, was verlangt wird
ask-for-lists = Decklisten verlangen
none-asked = Es werden keine Decklisten verlangt
none-asked-means = Wenn die Turnierleitung Decklisten verlangt, geben die Spieler sie auf ihren eigenen Seiten ab, und du siehst hier, wer fehlt.
asked-until = { $format }, Abgabe bis { $moment }.
asked-until-round = { $format }, Abgabe bis Runde 1.
deadline-over = Die Frist ist vorbei: Du kannst die Listen lesen und nur mit einem Grund ändern.
read-after-deadline = Nach der Frist kannst du die Listen lesen.
count-handed-in = abgegeben
count-missing = fehlen
count-with-problems = mit Problemen
which-lists = Welche Listen
filter-all = Alle
filter-missing = Fehlend
filter-wrong = Mit Problemen
find-player = Person suchen
nobody-here = Niemand hier
no-player-fits = Niemand gefunden. Versuch es mit weniger Buchstaben.
everybody-handed-in = Alle haben eine Liste abgegeben.
no-list-is-wrong = Keine Liste hat ein Problem, das die Prüfung findet.
players-appear = Spieler erscheinen hier, wenn sie registriert sind.
names = Namen
caption = Spieler und ihre Decklisten
column-no = Nr.

### Der Stand einer Liste.

link-not-checked = Ein Link, nicht geprüft
to-look-at = { $count } anzusehen

### Die Liste einer Person.

title-of = Deckliste von { $name }
heading-of = Deckliste von <bdi>{ $name }</bdi>
lists-until = Listen werden bis { $moment } abgegeben. Danach kannst du sie lesen.
lists-until-round = Listen werden bis Runde 1 abgegeben. Danach kannst du sie lesen.
no-decklist = Keine Deckliste
none-handed-in = Hier wurde keine abgegeben.
link-kept = Ein Link bleibt, wie er ist, und wird von diesem Dienst nie geöffnet: Nichts davon wird geprüft.
card-count = { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
hand-in-another = Eine andere Liste für die Person abgeben
hand-in = Eine Liste für die Person abgeben
list-hint = Ein Link oder die Liste: eine Karte pro Zeile. Lass es leer, um die Liste zurückzuziehen.
reason-hint = Nach der Frist nötig. Er wird festgehalten.
save-list = Deckliste speichern
list-saved = Die Deckliste ist gespeichert.
back-to-list = Zurück zur Deckliste
to-list = Zur Deckliste

### Ein Blatt für den Deck-Check.

link-to-sheet = Blatt für den Deck-Check
deck-check = Deck-Check
player-number = Nummer { $number }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
from-check = Aus der Prüfung
line-table = Tisch, Runde
line-taken = Geholt um, zurück um
line-minutes = Extrazeit: Dauer + 4 min (MTR-A X.5A)
line-judge = Judge
before-deadline = Decklisten werden nach der Frist gelesen.
nothing-to-print = Es gibt keine Liste zu drucken: Es wurde keine abgegeben, oder nur ein Link.

### Deck-Checks an den Tischen.

deck-checks = Deck-Checks
unchecked = { $count ->
    [one] { $count } Deck an den Tischen wurde noch nicht geprüft.
   *[other] { $count } Decks an den Tischen wurden noch nicht geprüft.
}
draw = Ein Deck auslosen
draw-means = Ausgelost wird mit einem Würfel aus dem Geheimnis des Turniers. Es steht im Log, und alle können es nachrechnen, wenn das Turnier beendet ist.
none-checked = Noch wurde kein Deck geprüft
none-checked-means = Beginne einen Check auf der Seite eines Tisches. Wessen Deck es war, wer es geprüft hat und was gefunden wurde, erscheint hier.
in-progress = läuft
nothing-found = Nichts gefunden
drawn = { $among ->
    [one] Ausgelost aus { $among } noch nicht geprüften Deck: { $player }, Tisch { $table }. Beginne den Check, wenn du dort bist.
   *[other] Ausgelost aus { $among } noch nicht geprüften Decks: { $player }, Tisch { $table }. Beginne den Check, wenn du dort bist.
}
