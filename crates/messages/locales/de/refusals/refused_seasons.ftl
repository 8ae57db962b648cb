## Warum ein Befehl zu einer Saison abgelehnt wurde.

name-of-season = Name
first-day = Erster Tag
last-day = Letzter Tag
ends-before-it-begins = Der letzte Tag liegt vor dem ersten.
too-many-seasons = Eine Community hat höchstens { $most } Saisons. Lösche eine, die keine Abende hat.
no-such-season = Unter dieser Adresse gibt es keine Saison.
changed-meanwhile = Jemand hat „{ $season }“ inzwischen geändert. Sieh dir die Änderungen an und speichere deine dann noch einmal.
closed-already = „{ $season }“ ist schon geschlossen.
open-already = „{ $season }“ ist schon offen.
has-evenings = „{ $season }“ hat Abende. Nimm sie aus der Saison, bevor du sie löschst.
not-in-season = { $tournament } ist nicht in „{ $season }“.
of-another-community = { $tournament } gehört nicht zu dieser Community. Wähle zuerst in den Optionen des Turniers die Community.
was-cancelled = { $tournament } wurde abgesagt und kann deshalb nicht zählen.
too-many-evenings = „{ $season }“ kann höchstens { $most } Abende haben.
weight-range = Wie oft ein Abend zählt: { $least } bis { $most }, nicht { $given }.
least-games-range = Partien, bevor ein Rating einen Rang hat: { $least } bis { $most }, nicht { $given }.

## Personen im Finale eintragen.

line-changed-meanwhile = Seit du nachgesehen hast, wer qualifiziert ist, hat sich ein Ergebnis geändert. Prüfe die Liste noch einmal.
not-organizer-of-final = Deine Rolle in { $tournament } ist nicht Turnierleitung. Bitte die Turnierleitung, die Personen einzutragen.
nobody-qualified = In dieser Saison ist niemand qualifiziert.

## Frühere Ergebnisse importieren.

nothing-to-import = Wähle mindestens eine Datei.
too-many-events = Auf einmal lassen sich höchstens { $most } ganze Turniere importieren, nicht { $count }. Sende die anderen danach.
twice-on-an-evening = { $person } kommt in { $evening } zweimal vor. An einem Abend hat eine Person nur einen Platz.
no-such-evening = Dieser Abend ist nicht in der Saison.
say-who = { $count ->
    [one] Wähle, wer { $name } ist.
   *[other] Wähle, wer { $name } ist. Insgesamt ist das bei { $count } Personen offen.
}
table-is-empty = Die Tabelle ist leer.
columns-needed = Die erste Zeile muss die Spalten nennen: mindestens „place“ und „name“, und wenn es sie gibt „date“, „evening“, „points“, „wins“, „draws“, „losses“.
place-needed = Der Platz fehlt.
day-needed = Das Datum des Abends fehlt oder hat nicht die Form 2026-03-31.
day-in-two-ways = { $given } kann zwei Daten bedeuten. Schreib es in der Form 2026-03-31.
name-of-evening = Abend
place-in-table = Ein Platz ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
points-in-table = Punkte sind eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
matches-in-table = Siege, Unentschieden und Niederlagen sind ganze Zahlen von { $least } bis { $most }, nicht „{ $given }“.
is-its-final = { $tournament } ist das Finale dieser Saison und kann deshalb keiner ihrer Abende sein.
is-an-evening = { $tournament } ist ein Abend dieser Saison und kann deshalb nicht ihr Finale sein. Nimm das Turnier zuerst aus der Saison.
