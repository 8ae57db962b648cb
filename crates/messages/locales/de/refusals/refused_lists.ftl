## Spielerlisten, eingefügt oder als Datei gesendet.

in-line = Zeile { $line }: { $problem }
in-column = Zeile { $line }, Spalte { $column }: { $problem }
too-long = Eine Liste hat höchstens { $most } Zeilen. Sende sie in Teilen.
unreadable = Die Tabelle ist nicht lesbar: { $problem }.
no-text-file = Das ist keine Textdatei. Speichere die Tabelle als „CSV UTF-8“ oder als Excel- oder OpenDocument-Tabelle und sende diese.
sheet-unreadable = Die Tabelle ist nicht lesbar. Speichere sie noch einmal, oder speichere sie als „CSV UTF-8“ und sende das.
file-too-large = Die Datei ist entpackt zu groß. Speichere das Blatt mit den Spielern als „CSV UTF-8“ und sende das.
old-excel = Das ist das Format alter Excel-Versionen. Speichere die Datei als .xlsx und sende sie noch einmal.
same-columns = Zwei Spalten bedeuten dasselbe ({ $headings }). Nimm eine davon heraus.
no-names = Keine Spalte enthält die Namen. Nenne sie „name“ oder „first name“ und „last name“.
row-short = Diese Zeile hat { $count } Spalten und die Kopfzeile { $header }: Ergänze sie oder nimm sie heraus.
row-long = Diese Zeile hat { $count } Spalten und die Kopfzeile { $header }: Fehlt ein Anführungszeichen (")?
unknown-column = Unbekannte Spalte: Setze eine erste Zeile davor, die die Spalten benennt.
is-no-name = Das ist kein Name. Wenn die Namen in einer anderen Spalte stehen, setze eine erste Zeile davor, die die Spalten benennt.
more-than-two-names = Das sind mehr als zwei Namen: pro Zeile eine Person oder ein Zweierteam.

## Wie eine Liste gelesen wurde.

unknown-left-out = Unbekannte Spalten ausgelassen: { $columns }.
columns-left-out = Ausgelassene Spalten: { $columns }.
byes-left-out = Die Spalte mit Freilosen ist weggelassen: Sie enthält etwas anderes als 0 bis 3, die Zahl der ersten Runden mit zugesprochenem Freilos. Andere Freilose in Runde 1 werden ausgelost.
named-by-mail = Wer keinen Namen hat, heißt nach dem Teil der E-Mail-Adresse vor dem @.
no-header = Es gibt keine Kopfzeile: Der erste Text ist der Name. E-Mail-Adressen und Links werden an ihrer Form erkannt; ein Text gleich nach dem Namen ist die zweite Person im Team, ein späterer der Commander.
first-column-numbers = Die erste Spalte ist ausgelassen: Sie nummeriert die Zeilen.
marks-left-out = Nummern oder Aufzählungszeichen am Zeilenanfang sind ausgelassen.
marks-left-out-but = Nummern oder Aufzählungszeichen am Zeilenanfang sind ausgelassen. Zeilen ohne: { $lines }.
first-column-only = Nur die erste Spalte wird gelesen, so wie EventLink eine Einladungsliste liest.
rows-repeated = { $count ->
    [one] { $count } Zeile ist ausgelassen, weil sie schon weiter oben steht.
   *[other] { $count } Zeilen sind ausgelassen, weil sie schon weiter oben stehen.
}
rows-not-playing = { $count ->
    [one] { $count } Zeile ist ausgelassen, weil ihr Status sagt, dass die Person nicht spielt.
   *[other] { $count } Zeilen sind ausgelassen, weil ihr Status sagt, dass die Personen nicht spielen.
}

## Welches Programm die Liste geschrieben hat.

source-any = Beliebiges Programm: mit Spaltenköpfen
