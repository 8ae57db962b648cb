## Rulings.

### Die Liste.

about = Rulings über <bdi>{ $player }</bdi>
player-number = Nummer { $number }
as-csv = Als CSV
which-rulings = Welche Rulings
filter-all = Alle
filter-mine = Meine
filter-head-judge = Für Head Judge: { $count }
new-ruling = Neues Ruling
none-of-these = Keine davon
all-rulings = Alle Rulings
none-yet = Noch kein Ruling
none-yet-means = Entscheidungen der Judges an den Tischen erscheinen hier: wer, was geschehen ist, die Antwort, Strafen und Einsprüche.
ruling = Ruling { $number }
ruling-inside = Ruling { $number }
no-description = Noch keine Beschreibung.

### Ein Ruling.

to-rulings = Zu den Rulings
check-again = Noch einmal prüfen
was-overturned = Ruling { $number } wurde aufgehoben
was-withdrawn = Ruling { $number } wurde zurückgezogen
no-infraction = Ohne Regelverstoß.
had-proposed = Vorgeschlagen war: { $penalty }.
built-on-one = Gründet auf <a>Ruling { $one }</a>.
built-on-two = Gründet auf <a>Ruling { $one }</a>, <a>Ruling { $two }</a>.
built-on-three = Gründet auf <a>Ruling { $one }</a>, <a>Ruling { $two }</a>, <a>Ruling { $three }</a>.
dropped-with-it = Damit ist die Person nicht mehr im Turnier.

### Was ein Ruling sagt.

what-happened = Was geschehen ist
not-written = noch nicht geschrieben
time-given = Extrazeit
minutes = { $count } min
given-by = Erteilt von
for-head-judge = Für Head Judge
to-head-judge = An Head Judge
upheld-by = Bestätigt von
overturned-by = Aufgehoben von
changed-by = Geändert von
withdrawn-by = Zurückgezogen von
why = Warum
before-change = Vor der Änderung
until = bis <bdi>{ $when }</bdi>

### Aussagen.

statements = Aussagen
written-by = aufgeschrieben von <bdi>{ $when }</bdi>
remove-statement = Aussage von { $name } entfernen
add-statement = Aussage hinzufügen
who-says = Wer es sagt
somebody-else = Jemand anderes
somebodys-name = Name der anderen Person
witness-hint = Jemand aus dem Publikum, ein Judge.
in-their-words = In eigenen Worten.
keep-statement = Aussage speichern

### Die Texte.

change-texts = Texte ändern
answer-hint = Was du den Spielern gesagt hast.
rule-hint = Etwa CR 800.4a oder MTR-A 4.2A.
write-down = Aufschreiben
save-texts = Texte speichern

### Die Entscheidung des Head Judge.

confirm-or-not = Bestätigen oder nicht
look-again = Noch einmal ansehen
decide-appeal = Über den Einspruch entscheiden
heads-word = Das Wort des Head Judge
uphold = Bestätigen
overturn = Aufheben
uphold-carries-out = Das Ruling gilt, und seine Strafe wird vollzogen.
uphold-stands = Das Ruling gilt, wie es ist.
overturn-nothing = Es wird nichts vollzogen; halte stattdessen ein anderes Ruling fest.
overturn-undoes = Was vollzogen wurde, wird so weit wie möglich rückgängig gemacht; halte stattdessen ein anderes Ruling fest.
decision-hint = Warum; nötig, um es aufzuheben.
decide = Entscheiden
appeal-means = Wenn jemand es nicht annimmt, entscheidet der Head Judge. Bis dahin gilt das Ruling.
appeal = Einspruch an den Head Judge
waits-now = Es wartet jetzt auf den Head Judge.
make-lighter = Strafe mildern
lighter-means = Die Wirkungen der Strafe werden so weit wie möglich rückgängig gemacht, und in diesem Ruling gilt stattdessen die mildere.
lighter = Mildern
withdraw-it = Zurückziehen
withdraw-means = Für ein versehentlich festgehaltenes Ruling: Seine Wirkungen werden so weit wie möglich rückgängig gemacht, und es bleibt als zurückgezogen in der Liste.
withdraw = Ruling zurückziehen
recorded = Das ist festgehalten.

### Eine Disqualifikation wird mit einem getippten Wort bestätigt.

type-to-disqualify = Um zu disqualifizieren, gib { $word } ein
disqualify-hint = Die Person ist dann nicht mehr im Turnier und nicht in der Rangliste.
list-publicly = Auf der öffentlichen Seite der Änderungen aufführen
