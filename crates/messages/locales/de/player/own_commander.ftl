## Der eigene Commander.

your-commander = Dein Commander
only-staff = Nur das Turnierteam sieht ihn.
with-pairings = Alle sehen ihn ab den ersten Paarungen, bis dahin nur das Turnierteam.
after-event = Alle sehen ihn, wenn das Turnier beendet ist, bis dahin nur das Turnierteam.
until-rounds = Du kannst ihn ändern, bis die Runden beginnen.
commander = Commander
commander-hint = Die Karte, die dein Deck anführt. Leer lassen, um sie zu entfernen.
second-commander = Zweiter Commander
second-commander-hint = Für Partner oder einen Hintergrund.
save = Speichern
removed = Dein Commander wurde entfernt.
saved = Dein Commander: { $commander }.
nothing-saved = Es wurde nichts gespeichert. Korrigiere das markierte Feld.
back-to-commander = Zurück zu deinem Commander
