## Viele Spieler hinzufügen.

title = Viele Spieler hinzufügen
intro = Es wird nichts hinzugefügt, bevor du die Liste angesehen hast.
paste = Namen einfügen
names = Namen
names-hint = Einer pro Zeile. Bei einem Zweierteam beide Namen mit einem Semikolon dazwischen; du wirst gefragt, bevor daraus ein Team wird.
look-at-names = Namen ansehen
send-file = Datei senden
file = CSV-Datei oder Tabelle
file-hint = Spalten: name (oder first name und last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. Die Reihenfolge ist egal; andere Spalten werden ausgelassen; ohne Kopfzeile ist die erste Spalte der Name. Getrennt durch Kommas, Semikolons oder Tabulatoren; oder eine Tabelle von Excel (.xlsx) oder OpenDocument (.ods).
written-by = Erstellt mit
written-by-hint = Die Liste eines anderen Programms wird nach ihren eigenen Spaltenköpfen gelesen; wer nicht spielt, wird ausgelassen.
look-at-file = Datei ansehen
no-names = Es gibt keine Namen: Schreib einen pro Zeile.
no-file = Wähle eine Datei mit mindestens einem Spieler darin.

## Die Vorschau.

preview-title = Liste ansehen
nothing-added = Es ist noch nichts hinzugefügt.
read-as = Die Datei ist nicht in UTF-8: Sie wurde als { $encoding } gelesen. Prüfe Umlaute und Akzente.
this-sheet = Das ist das Blatt „{ $sheet }“ der Datei.
sheet-of-file = Blatt der Datei
read-sheet = Dieses Blatt lesen
edit-list = Liste bearbeiten
the-list = Die Liste
check-again = Neu prüfen
add-these = Diese Spieler hinzufügen
start-over = Von vorn beginnen

## Die Liste.

not-readable = Nicht lesbar
rows-wrong = { $count ->
    [one] { $count } von { $all } Zeilen hat ein Problem
   *[other] { $count } von { $all } Zeilen haben ein Problem
}
fix-or-leave-out = Korrigiere sie unten in der Liste oder lass sie aus. Es wird niemand hinzugefügt, bis jede Zeile gültig ist.
rows = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
rows-shown = { $count ->
    [one] { $count } Zeile; { $shown } werden gezeigt, die mit Problemen zuerst
   *[other] { $count } Zeilen; { $shown } werden gezeigt, die mit Problemen zuerst
}
column-line = Zeile
column-problem = Problem
leave-out = Auslassen
leave-out-player = { $player } auslassen
column-left-out = Ausgelassen
column-mail = E-Mail
problem-in-column = Spalte { $column }: { $problem }
same-name-as = Gleicher Name: { $who }
looks-like = Sieht aus wie { $who }, mit anderen Buchstaben
unknown-card = In den Kartendaten gibt es <bdi>{ $card }</bdi> nicht. Prüfe die Schreibweise.

## Auswahl unter der Liste.

same-names = Namen, die schon da sind
same-names-out = Auslassen
same-names-out-hint = Die Liste wurde schon einmal hinzugefügt oder enthält einen Namen doppelt.
same-names-add = Auch hinzufügen
same-names-add-hint = Es sind verschiedene Personen mit demselben Namen.
second-name = Der zweite Name in einer Zeile
second-out = Auslassen
second-out-hint = Ein Teamname, ein Verein oder eine Notiz ist kein Spieler.
second-team-mate = Das ist die zweite Person im Team
second-team-mate-hint = Zwei Personen, die zusammen als eine spielen.
commas = Kommas zwischen Namen
commas-players = Sie trennen Spieler
commas-one = Eine Zeile ist eine Person
commas-one-hint = Nachname, Vorname.

## Nach dem Hinzufügen.

nobody-added = Es wurde niemand hinzugefügt.
added = { $count ->
    [one] { $count } Spieler wurde hinzugefügt.
   *[other] { $count } Spieler wurden hinzugefügt.
}
waiting = { $count ->
    [one] Davon steht { $count } auf der Warteliste.
   *[other] Davon stehen { $count } auf der Warteliste.
}
one-left-out = Ausgelassen: { $player }. Der Name ist schon da.
many-left-out = { $count ->
    [one] { $count } ausgelassen: Der Name ist schon da.
   *[other] { $count } ausgelassen: Die Namen sind schon da.
}
