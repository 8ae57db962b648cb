## Schritte, die ein Turnier weiterführen.

publish-and-start = { $round } veröffentlichen und starten
publish-only = Nur veröffentlichen
start = { $round } starten
finish = { $round } beenden
pair-again = Neu paaren
tables-again = Tische neu erstellen
look-at-draft = Entwurf ansehen
keep-draft = Entwurf behalten
keep-draft-means = Er wird so veröffentlicht, wie er erstellt wurde, obwohl er veraltet ist.
undo-last = Letzten Schritt rückgängig machen
to-print = Zum Drucken

## Wie gut die Paarungen einer Runde sind.

pairs-again = { $count ->
    [one] Paar trifft sich erneut
   *[other] Paare treffen sich erneut
}
paired-up-or-down = hoch- oder runtergepaart
byes = { $count ->
    [one] Freilos
   *[other] Freilose
}
smaller-pods = { $count ->
    [one] kleinerer Pod
   *[other] kleinere Pods
}

## Gründe, die das Log zeigt.

reason = Grund
everybody-reads = für alle lesbar
in-log = Das wird im Log festgehalten.

## Die Uhr der Runde.

resume = Weiter
pause = Anhalten
minutes = Minuten
other-minutes = Andere Minuten
below-zero = Eine negative Zahl, etwa −5, nimmt Zeit weg.
add-time = Zeit geben
