## Teile von Seiten, die viele Seiten verwenden.

in-parts = { $what } in Teilen
all-to-print = Alles auf einer Seite, zum Drucken
all-on-one-page = Alle { $count } auf einer Seite: Drucke sie über das Menü des Browsers. <a>Zurück zu den Teilen</a>
parts-beside = Benachbarte Teile
back-to = Zurück: <bdi>{ $part }</bdi>
on-to = Weiter: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } von { $all }
left-out = Die ersten { $shown } von { $all } Treffern. Gib mehr Buchstaben ein, um weniger zu finden.
from-to = { $first } bis { $last }
under-again = { $heading }, { $number }
find-your-name = Finde deinen Namen
found-for = Gefunden für „<bdi>{ $typed }</bdi>“. <a>Alle anzeigen</a>
pages = Seiten

## Notizen der Judges.

remove = Entfernen
remove-note = Diese Notiz entfernen

## Einladungen ins Turnierteam.

open-invitations = Noch nicht verwendete Einladungen
invited-for = Für
invited-from = Von
action = Aktion
revoke = Widerrufen
code-of-link = QR-Code des Links
