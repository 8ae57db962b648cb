### Betreute Tische, Zeitmessungen, Notizen.

## Die Seite, auf der Judges Tische nehmen.

empty-means = Judges können Tische nehmen, wenn eine Runde veröffentlicht ist.
caption = Judges mit ihren Tischen
tables = Tische
ranges-hint = Nummern und Bereiche: 1-20, 31.
take-them = Nehmen
release-them = Freigeben
everybody-as-before = Alle wie vorige Runde
mine-as-before = Meine wie vorige Runde
release-all = Alle meine freigeben
give-title = Tische an andere geben
their-tables = Die Tische
give-them = Geben

## Was sich geändert hat.

no-button = Das Formular sagt nicht, was zu tun ist. Drück einen seiner Buttons.
nothing-changed = Es hat sich nichts geändert: Es war schon so.
one-yours = Tisch { $table }: deiner.
all-yours = Tische { $tables }: deine.
one-released = Tisch { $table }: freigegeben.
all-released = Tische { $tables }: freigegeben.
one-given = Tisch { $table }: vergeben.
all-given = Tische { $tables }: vergeben.
one-as-before = Tisch { $table }: wie in der vorigen Runde.
all-as-before = Tische { $tables }: wie in der vorigen Runde.
kept = Diese bleiben, wo sie sind: { $tables }.
kept-table = { $table } ({ $judge })

## Andere Hinweise.

end-is-public = Alle können es bei den Abweichungen lesen.
watch-runs = Die Zeit läuft.
watch-ended = Die Zeit ist notiert.
no-show = { $player } hat in dieser Runde einen Match Loss und gilt als ausgestiegen. Taucht die Person doch noch auf, mach den Ausstieg auf ihrer Seite rückgängig: Sie bekommt ihren Sitz zurück, wenn das Match noch kein Ergebnis hat.

## Notizen der Judges.

notes = Notizen
notes-mean = Über Spieler und Tische, ohne Ruling. Nur das Team liest sie, in jeder Runde.
note = Notiz
players-number = Spielernummer
or-table = Oder ein Tisch
keep-note = Notiz speichern
no-note = Noch keine Notiz
no-note-means = Was Judges über eine Person oder einen Tisch notieren, erscheint hier und auf deren Seiten.
note-kept = Die Notiz ist gespeichert.
note-removed = Die Notiz ist entfernt.
