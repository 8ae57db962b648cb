## Das Team eines Turniers.

nobody-yet = Noch ist niemand im Team.
nobody-yet-text = Erstelle unten eine Einladung und gib ihren Link weiter.
times-in = Zeitzone: { $zone }.
column-since = Seit
column-role = Rolle
you = (du)
account-disabled = Konto gesperrt
role-of = Rolle von { $name }
change = Ändern
change-role-of = Rolle von { $name } ändern
remove-member = { $name } aus dem Team entfernen
invite = Jemanden einladen
role = Rolle in diesem Turnier
role-hint = Der Link gilt nur einmal.
valid-for = Gültig
valid-for-hint = Eine unbenutzte Einladung kannst du unten widerrufen.
hours = 24 Stunden
week = Eine Woche
until-over = Bis das Turnier vorbei ist
make = Einladung erstellen
until = Bis
command-line = Kommandozeile
choose-role = Wähle eine der Rollen.

## Was die Rollen bedeuten.

organizer-means = Alles in diesem Turnier, auch Einstellungen und Team. Im Saal entscheidet sie, wenn es keinen Head Judge gibt.
head-judge-means = Im Saal alles, was Judges tun, und das letzte Wort: Einsprüche, Game Loss und mehr. Auch Spieler, Runden, Ergebnisse, Korrekturen, das Log.
judge-means = Im Saal: Rufe, Rulings, Deck-Checks, Zeit für Tische, begleitete Partien. Auch Ergebnisse der laufenden Runde.
scorekeeper-means = Spieler, Runden und Ergebnisse der laufenden Runde. Im Saal nur lesen: keine Rufe, keine Rulings.

## Die Seite mit dem Link einer Einladung.

invitation = Einladung
invitation-for = Für eine Person mit der Rolle { $role } bei { $tournament }, mit neuem oder vorhandenem Konto.
back = Zurück zum Team

## Hinweise.

revoked = Einladung widerrufen.
role-now = Die Rolle ist jetzt { $role }.
removed = Aus dem Team entfernt. Was die Person getan hat, bleibt im Log.
