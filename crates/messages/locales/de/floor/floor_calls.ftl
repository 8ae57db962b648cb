## Rufe.

### Wie es um einen Ruf steht.

waits = wartet auf einen Judge
waits-for-head-judge = wartet seit { $time } auf den Head Judge
you-have-it = Bei dir seit { $time }
has-it = Bei { $judge } seit { $time }
you-handed = Von dir um { $time } an { $judge } übergeben
handed-to-you = { $judge } hat ihn dir um { $time } übergeben
handed = { $from } hat ihn um { $time } an { $to } übergeben
you-ask = Du fragst: { $note }
judge-asks = { $judge } fragt: { $note }
you-stay = Du bleibst am Tisch.
judge-stays = { $judge } bleibt am Tisch.

### Wer gerufen hat.

noted-by-you = notiert von dir
noted-by = notiert von { $judge }

### Extrazeit.

no-time = Keine Zeit
its-length = Die Dauer

### In Zeilen des Saals.

line-handed = Übergeben an { $judge }: { $caller }, seit { $time }
line-taken = { $judge } ist dort: { $caller }, seit { $time }
line-head-judge = Head Judge gerufen: { $caller }, seit { $time }
line-call = Ruf: { $caller }, seit { $time }

### Die Seite aller Rufe.

none-open = keiner offen
open = { $count } offen
disputed = { $count } strittig
nobody-waits = Niemand wartet auf einen Judge
new-calls = Neue Rufe erscheinen hier.
silent = Dieses Gerät bleibt bei neuen Rufen stumm.
call-at-table = Ruf an Tisch { $table }
call-of = Ruf: { $place }
call-away = Ruf abseits der Tische
away = Abseits
disagree = Strittige Ergebnisse
note-a-call = Neuer Ruf
no-table-hint = Lass das Feld für einen Ruf abseits der Tische leer.
what-about = Worum es geht
note-it = Ruf hinzufügen
ended = Beendet
answer-was = Antwort: <bdi>{ $answer }</bdi>
away-from-tables = Abseits der Tische
withdrawn-at = zurückgezogen { $time }
resolved-at = { $judge } hat ihn um { $time } erledigt

### Hinweise.

noted = Der Ruf ist notiert.
claimed = Du hast den Ruf übernommen.
given-back = Der Ruf wartet wieder.
escalated = Der Head Judge wurde gerufen.
handed-over = Der Ruf ist übergeben.
resolved = Erledigt.
resolved-with-time = Erledigt. Der Tisch hat { $minutes } min mehr.
