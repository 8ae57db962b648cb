## Rulings.

no-ruling = Ruling { $number } gibt es in diesem Turnier nicht.
only-head-judge = Nur der Head Judge { $what }: Frag { $name }.
only-head-judge-organizer = Nur der Head Judge { $what }: Frag die Turnierleitung.
decides-appeal = entscheidet über einen Einspruch
changes-penalty = ändert eine Strafe
changed = Jemand hat Ruling { $number } inzwischen geändert. Sieh es dir an, wie es jetzt ist, und entscheide noch einmal.
waits-already = Ruling { $number } wartet schon auf den Head Judge.
withdrawn = Ruling { $number } wurde zurückgezogen.
withdrawn-already = Ruling { $number } wurde schon zurückgezogen.
not-appealed = Gegen Ruling { $number } wurde kein Einspruch eingelegt.
verdict = Wähle, ob das Ruling bestätigt oder aufgehoben wird.
decision-missing = Entscheidung: Schreib, warum das Ruling aufgehoben wird.
of-other = Ruling { $number } ist von einem anderen Judge: Zurückziehen kann es, wer es erteilt hat, oder der Head Judge.
withdraw-reason = Schreib, warum es zurückgezogen wird: Es wird festgehalten.
is-final = Der Head Judge hat über Ruling { $number } entschieden: Dieses Wort gilt.
not-in-force = Ruling { $number } gilt nicht mehr.
choose-lighter = Wähle eine mildere Strafe als { $penalty }.
lighter-reason = Schreib, warum sich die Strafe ändert: Es wird festgehalten.
describes-other = Ruling { $number } ist von einem anderen Judge: Was geschehen ist, schreibt, wer es erteilt hat, oder der Head Judge.
nothing-changes = Es ändert sich nichts: Schreib, was geschehen ist, oder ändere einen Text.
nothing-left = Für Ruling { $number } ist an keinem Tisch mehr etwas zu tun.
direct-reason = Schreib, warum: Der Grund bleibt im Log.

## Ein neues Ruling.

confirm-as-organizer = Im Team gibt es keinen Head Judge: Kreuze an, dass du die Strafe als Turnierleitung bestätigst ({ $penalty }).
no-round-yet = Noch ist keine Runde veröffentlicht: Lass den Tisch leer.
what-missing = Was geschehen ist: Schreib es auf, ein Satz genügt.
minutes-out-of-range = Minuten: { $minutes } ist keine Zahl von 0 bis { $most }.
minutes-of-no-table = Minuten: Wähle den Tisch, der sie bekommt.
about-nobody = Wähle den Tisch oder die Spieler, um die es geht.
call-gone = Den Ruf, den dieses Ruling beantwortet, gibt es nicht mehr.
of-player = { $name }: { $problem }
needs-infraction = Für { $penalty } muss ein Regelverstoß angegeben sein: Wähle einen.
no-such-infraction = Die Tabelle des Turniers hat keinen Regelverstoß { $code }: Wähle einen anderen.
too-much-at-regular = Auf Level Regular ist eine Ermahnung das Höchste, also nicht { $penalty }: Erkläre es, bring es in Ordnung und mach eine Notiz.
proposal-is-other = Der Vorschlag für { $code } ist jetzt { $penalty }. { $because } Lies es und drück den Button noch einmal.
disqualification-reason = Was geschehen ist: Eine Disqualifikation braucht ihren Grund.
type-to-disqualify = Es ist nichts passiert. Gib { $word } ein, um die Disqualifikation zu bestätigen.

## Die Tabelle der Regelverstöße und Strafen.

settings-changed = Jemand hat die Einstellungen inzwischen geändert. Sieh sie dir an, wie sie jetzt sind, und sende deine dann noch einmal.
profile-not-stored = Das Profil kann nicht gespeichert werden: { $error }
infraction-problem = Regelverstoß { $number }: { $problem }
no-csv = Die Datei ist keine CSV-Datei: { $error }.
no-such-column = Zeile 1: Die Spalte { $column } gibt es nicht. Spalten: { $columns }.
column-missing = Zeile 1: Die Spalte { $column } fehlt.
cell-problem = Zeile { $line }, { $column }: { $problem }
