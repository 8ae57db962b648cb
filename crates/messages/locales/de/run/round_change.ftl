## Was eine Änderung von Hand kosten würde.

title = Von Hand ändern
heading = Runde { $number } von Hand ändern
costs = Was es kostet
no-costs = Kein Ziel der Paarung ist betroffen.
after = Die Runde nach der Änderung
reason-hint = Alle können ihn lesen.
save = Änderung speichern
saved = Die Änderung ist gespeichert, und alle können sie lesen.

### Die Auswahl ist nicht lesbar.

no-number = { $label }: { $typed } ist keine Nummer.
new-table = Neuer Tisch
first-player = Erster Spieler
second-player = Zweiter Spieler
choose-from-list = Wähle aus der Liste.
type-table-number = Gib eine Tischnummer ein, etwa 12.
