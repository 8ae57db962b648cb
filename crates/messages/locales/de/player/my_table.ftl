## „Mein Tisch“.

who-are-you = Wer bist du?
choose-name = Wähle deinen Namen, um deinen Tisch zu sehen.
names-appear = Namen erscheinen hier, wenn die Turnierleitung sie einträgt.
after-round = Nach { $round-dative }
seat-of = Sitz { $seat } von { $count }
table-and-seat = Tisch { $table }, Sitz { $seat } von { $count }
more-time = <b>{ $minutes } min mehr</b> für diesen Tisch
with-you = Mit dir am Tisch
your-rounds = Deine Runden und Ergebnisse
not-you = Nicht du? Anderen Namen wählen
remember = Auf diesem Handy merken
forget = Auf diesem Handy vergessen
