## Ein Turnier aus der Datei eines anderswo gespielten.

title = Neues Turnier aus einer Datei
intro = Es wird nichts gespeichert, bevor du den Inhalt geprüft hast.
cannot = Die Datei lässt sich nicht importieren
cannot-text = Jede Zeile zeigt eine Stelle in der Datei und was dort nicht stimmt.
event-file = Turnierdatei
file-hint = Ein Turnierdokument von Podium oder ein Turnier, wie es die API von TopDeck liefert: Rangliste und Runden in JSON.
choose-file = Wähle eine Datei.
look-at-file = Datei ansehen
no-list = Eine Spielerliste ist kein Turnier: Leg zuerst das Turnier an und lade die Liste dann auf seiner Seite <em>Viele hinzufügen</em>.
without-file = Neues Turnier ohne Datei

## Die Vorschau.

preview-title = Turnier ansehen
nothing-stored = Es ist noch nichts gespeichert.
not-imported = Was nicht importiert wird
best = Die ersten { $shown } von { $count }, wie sie hier gezählt werden
import = Dieses Turnier importieren
another-file = Andere Datei

## Fakten über die Datei.

written-as = Format
written-topdeck = JSON von TopDeck
written-podium = Turnierdokument von Podium
rounds-swiss = { $swiss ->
    [one] { $swiss } Schweizer Runde
   *[other] { $swiss } Schweizer Runden
}
rounds-and-playoff = { $swiss ->
    [one] { $swiss } Schweizer Runde, { $playoff } im Playoff
   *[other] { $swiss } Schweizer Runden, { $playoff } im Playoff
}
rounds-unfinished = { $rounds }; in der letzten fehlen Ergebnisse, sie geht hier weiter
points = { $win } für einen Sieg, { $draw } für ein Unentschieden, { $bye } für ein Freilos

## Hinweis.

imported = Das Turnier ist importiert: { $players }, { $rounds }. Nur sein Team sieht es, bis du es öffnest.
rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
