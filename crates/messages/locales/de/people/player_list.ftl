## Die Spielerliste, für das Team.

### Links neben der Überschrift.

check-in = Check-in
add-many = Viele hinzufügen
links-to-print = Links zum Ausdrucken
registration-link = Registrierungslink
add-player = Spieler hinzufügen
add = Hinzufügen
more-fields = Mehr Felder
add-the-player = Spieler hinzufügen

### Wörter unter Zahlen.

in-tournament = im Turnier
checked-in = eingecheckt
places = Plätze
free = frei

### Noch keine Spieler.

none-yet = Noch keine Spieler
none-yet-text = Sie erscheinen hier, wenn sie hinzugefügt werden.
none-yet-add = Sie erscheinen hier, wenn sie hinzugefügt werden: Gib oben einen Namen ein, <a>füge eine Liste ein oder sende eine Datei</a>, oder <a>lass sie sich selbst registrieren</a>.

### Filter und Suche.

which = Welche Spieler
filter-and-count = { $filter } ({ $count })
filter-all = Alle
filter-active = Im Turnier
filter-here = Eingecheckt
filter-absent = Nicht eingecheckt
filter-pending = Zu bestätigen
filter-waiting = Warteliste
filter-gone = Ausgestiegen
filter-removed = Entfernt
find = Person suchen
nobody = Niemand hier
nobody-fits = Niemand gefunden. Versuch es mit weniger Buchstaben, oder <a>sieh dir alle an</a>.

### Die Liste.

sorted-by-name = Sortiert <b>nach Nachnamen</b> oder <a>nach Nummer</a>.
sorted-by-number = Sortiert <a>nach Nachnamen</a> oder <b>nach Nummer</b>.
column-number = Nr.
column-fixed-table = Fester Tisch
already-entered = Schon eingetragen? Nummer { $number } heißt auch so
same-person = Dieselbe Person
same-person-is = Dieselbe Person: { $player } ist Nummer { $number }
another-person = Andere Person
another-person-named = Andere Person: { $player }
approve-player = { $player } bestätigen

### Viele Registrierungen auf einmal ablehnen.

take-off-waiting-list = { $count ->
    [one] { $count } von der Warteliste nehmen
   *[other] Alle { $count } von der Warteliste nehmen
}
refuse-all = { $count ->
    [one] { $count } ablehnen
   *[other] Alle { $count } ablehnen
}
refuse-all-means = Das gilt auch für die, die eine Suche ausblendet. Wer sich inzwischen registriert, bleibt. Ein Knopfdruck holt alle zurück. Wenn ein Skript sie registriert, <a>verlange einen Code</a>.
refused-at = Abgelehnt { $time }
at-once = { $count ->
    [one] { $count } Spieler auf einmal.
   *[other] { $count } Spieler auf einmal.
}
bring-back = { $count ->
    [one] { $count } zurückholen
   *[other] Alle { $count } zurückholen
}

### Hinweise und Fehler.

is-player = { $player } ist Nummer { $number }: Der Browser öffnet jetzt diese Seite.
are-refused = { $count ->
    [one] { $count } Registrierung ist abgelehnt. Ein Knopfdruck holt sie zurück.
   *[other] { $count } Registrierungen sind abgelehnt. Ein Knopfdruck holt sie zurück.
}
are-back = { $count ->
    [one] { $count } Registrierung ist zurück und wartet wieder.
   *[other] { $count } Registrierungen sind zurück und warten wieder.
}
names-no-player = Das Formular nennt niemanden. Öffne die Seite noch einmal und drück den Button dort.
names-no-list = Das Formular nennt keine Liste. Öffne die Seite noch einmal und drück den Button dort.

### Die Personen der Community des Turniers.

add-regulars = { $count ->
    [one] { $count } Spieler von { $evening } hinzufügen
   *[other] { $count } Spieler von { $evening } hinzufügen
}
who-is-it = Ist es eine dieser Personen?
somebody-new = Neue Person
this-evening-only = Nur dieser Abend
has-entry = { $name } ist hier schon Nummer { $number }
who-is-this = Wer ist das?
is-person = Diese Teilnahme gehört zu { $name }, Person { $number } der Community.
is-guest = Diese Teilnahme gehört einem Gast dieses Abends.
is-unsaid = Noch ist nicht bekannt, zu wem diese Teilnahme gehört.
is-known = Gespeichert, wer { $name } ist.
called-hint = Jeder dieser Spieler heißt wie genau eine Person in der Community.
called = { $count ->
    [one] { $count } Spieler nach Namen zuordnen
   *[other] { $count } Spieler nach Namen zuordnen
}
are-called = { $count ->
    [one] { $count } Spieler nach Namen zugeordnet.
   *[other] { $count } Spieler nach Namen zugeordnet.
}
called-in-list = { $count ->
    [one] { $count } Name passt zu genau einer Person in der Community:
   *[other] { $count } Namen passen zu je genau einer Person in der Community:
}
called-are-meant = Diese Spieler nach Namen zuordnen
