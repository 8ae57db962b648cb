## Eine Community: ihre Startseite, die Seite einer Person und die Seiten ihres Teams.

### Startseite.

now = Jetzt
coming = Nächste Abende
past = Vergangene Abende
seasons = Saisons
nothing-yet = Noch keine Abende
nothing-yet-text = Abende erscheinen hier, wenn die Registrierung beginnt.
your-page = Deine Seite
manage = Diese Community verwalten

### Die Seite einer Person.

number = Person { $number }
stat-events = Abende
stat-won-events = gewonnen
stat-record = Siege–Niederl.–Unentsch.
stat-best-place = bester Platz
events = Abende
column-event = Abend
column-date = Datum
column-place = Platz
column-record = Bilanz
column-commander = Commander
place-of = { $place } von { $players }
disqualified = disqualifiziert
opponents = Häufigste Gegner
column-tables = Tische
seats = Sitze
column-seat = Sitz
column-matches = Matches
column-won = Siege
commanders = Commander
column-events = Abende
no-events = Noch keine beendeten Abende
no-events-text = Abende erscheinen hier, wenn sie beendet sind.
shows-nothing = Über diese Person ist nichts öffentlich.
earlier-events = { $count ->
    [one] { $count } früherer Abend
   *[other] { $count } frühere Abende
}

### Die eigene Seite einer Person.

own-title = Deine Seite
own-intro = Deine Abende in { $community }. Dein Link öffnet diese Seite und an jedem Abend der Community deinen Tisch.
tonight = Deine offenen Abende
my-table = Mein Tisch
register = Registrieren
none-open = Keine offenen Abende
none-open-text = Offene Abende dieser Community erscheinen hier.
public = Was alle sehen
public-hint = Die Seiten eines Turniers ändern sich dadurch nicht: Was sie zeigen, bestimmt die Turnierleitung.
show-name = Meinen Namen auf den Seiten der Community
show-name-hint = Wenn du deinen Namen verbirgst, bist du dort eine Nummer, und alles Folgende wird nicht gezeigt.
show-results = Meine Abende, Plätze und Bilanz
show-tables = Meine Gegner und Sitze
show-commanders = Meine Commander
show-commanders-hint = Nur wo das Turnier Commander zeigt.
show-rating = Mein Rating
save-public = Speichern, was alle sehen
public-saved = Gespeichert. Die Seiten sind auf dem neuen Stand.
your-link = Dein Link
your-link-text = Scanne den Code mit einem anderen Handy oder bewahre die Adresse auf. Wer diesen Link hat, handelt in deinem Namen.
secret-link = Geheimer Link
forget-link = Link aus diesem Browser entfernen
link-forgotten = Der Link wurde aus diesem Browser entfernt.
see-public = Das <a>sehen alle</a>.

### Ein Link in einem Browser, der den Link einer anderen Person hat.

whose-page = Wessen Seite?
question = Dieser Browser hat den Link von { $held }. Möchtest du zu { $name } wechseln?
change-to = Zu { $name } wechseln
stay-with = Bei { $name } bleiben
no-such-link = Dieser Link gilt nicht mehr. Frag das Team nach einem neuen.
