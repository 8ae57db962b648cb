## Regeln für Decklisten.

title = Regeln für Decklisten
deck-format = Format

### Formate.

commander = Commander
commander-draft = Commander Draft
another-format = Anderes Format
another = Anderes
commander-hint = 100 Karten mit dem Commander, jede einmal, in den Farben des Commanders (CR 903.5).
commander-draft-hint = Mindestens 60 Karten, jede beliebig oft.
another-hint = Es wird nur nach gebannten Karten gesucht.
highest-bracket = Höchstes Bracket
any-bracket = Beliebig
highest-bracket-hint = Nur für Commander: Spieler geben das Bracket ihres Decks an, und die Prüfung zählt die Game Changer.

### Wann.

deadline-hint = Zeit in { $zone }. Leer: bis Runde 1. Danach liest das Team die Listen.
deadline-problem = Frist: { $problem }
choose-format = Wähle das Format aus der Liste.

### Womit Listen geprüft werden.

checked-by = Womit Listen geprüft werden
checked-by-means = Die Prüfung sagt auch, was sie nicht prüfen konnte, weil es nicht geladen ist.
loaded = Geladen
banned-list = { $count ->
    [one] Eine Bannliste mit { $count } Namen.
   *[other] Eine Bannliste mit { $count } Namen.
}
card-data = { $count ->
    [one] Daten von { $count } Karte.
   *[other] Daten von { $count } Karten.
}
forget = Entfernen
site-banned-used = Diese Website hat eine Bannliste vom { $date } mit { $count } Namen; sie wird verwendet.
site-banned-not-used = Diese Website hat eine Bannliste vom { $date } mit { $count } Namen; stattdessen gilt die des Turniers.
site-cards-used = { $count ->
    [one] Diese Website hat Daten von { $count } Karte vom { $date }; sie werden verwendet.
   *[other] Diese Website hat Daten von { $count } Karten vom { $date }; sie werden verwendet.
}
site-cards-not-used = { $count ->
    [one] Diese Website hat Daten von { $count } Karte vom { $date }; stattdessen gelten die des Turniers.
   *[other] Diese Website hat Daten von { $count } Karten vom { $date }; stattdessen gelten die des Turniers.
}
banned-cards = Gebannte Karten
banned-hint = Ein Name pro Zeile: die eigene Liste des Turniers. Sie ersetzt die geladene und, wenn sie Karten bannt, die gebannten Karten der Kartendaten. Schreib + und ein Leerzeichen vor eine Karte, die unabhängig von den Daten erlaubt ist, und (companion) hinter eine, die nur als Companion gebannt ist.
cards-file = Kartendaten
cards-hint = JSON, höchstens 8 MB: jeder Name mit seiner Farbidentität, ob es ein Standardland ist und wie viele Exemplare ihr Text erlaubt. Nur diese Namen dürfen in Listen stehen.
save = Regeln speichern
back-to-decklists = Zurück zu den Decklisten
back-to-rules = Zurück zu den Regeln
saved = Die Regeln für Decklisten sind gespeichert.

### Keine Listen mehr.

stop = Keine Decklisten verlangen
stop-means = Format, Frist und geladene Daten werden entfernt. Abgegebene Listen bleiben.
stopped = Es werden keine Decklisten mehr verlangt. Abgegebene bleiben bei ihren Spielern.
