## Die eingebaute Straftabelle.

### Regelverstöße.

missed-trigger = Vergessene ausgelöste Fähigkeit
extra-cards = Ansehen zusätzlicher Karten
hidden-card = Fehler mit verdeckten Karten
mulligan = Fehler beim Mulligan
rule-violation = Spielregelverstoß
game-state = Spielzustand nicht aufrechterhalten
tardiness = Zuspätkommen
assistance = Hilfe von außen
slow-play = Langsames Spielen
decklist = Decklistenproblem
deck = Deckproblem
limited-procedure = Verstoß gegen Limited-Abläufe
communication = Verstoß gegen die Kommunikationsregeln
marked-cards = Markierte Karten
shuffling = Unzureichendes Mischen
conduct-minor = Unsportliches Verhalten, leicht
conduct-major = Unsportliches Verhalten, schwer
determining-winner = Unzulässiges Bestimmen eines Siegers
bribery = Bestechung und Wetten
aggressive = Aggressives Verhalten
theft = Diebstahl von Turniermaterial
stalling = Absichtliches Zeitspiel
cheating = Betrug

### Fälle.

late-under-minute = weniger als 1 Minute zu spät
late-ten-minutes = 10 Minuten oder mehr zu spät
with-case = { $infraction }: { $case }

### Was sich im Multiplayer ändert.

trigger-remark = Ob die Fähigkeit noch eintritt, entscheiden die Gegner in der Partie mit Mehrheit; bei Gleichstand ist sie vergessen.
hidden-card-remark = Die Gegner wählen die Karte mit Mehrheit; ohne Mehrheit wählt ein ausgeloster Gegner.
rule-violation-remark = Alle im Pod sind verpflichtet, darauf hinzuweisen.
game-state-remark = Entfällt: Niemand bekommt eine Strafe für den Fehler einer anderen Person.
tardiness-remark = Zug aussetzen, und zwar den ersten, statt des Game Loss.
assistance-remark = Nur Hilfe von oder für jemanden außerhalb des Pods; Ratschläge im Pod gehören zum Spiel.
slow-play-remark = Keine Zusatzzüge. Nach dem Zeitende setzt die Person ihre eigenen Züge aus und zählt nicht für die Züge, die noch bleiben.
deck-remark = Was gefunden wurde, sehen alle Gegner im Pod.
conduct-remark = Nur wer angefangen hat, scheidet aus; die anderen spielen weiter.
bribery-remark = Absprachen darüber, was in der Partie geschieht, sind keine Bestechung.
