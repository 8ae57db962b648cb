## Die eigenen Strafen.

your-penalties = Deine Strafen: { $count }
waits-for-head-judge = wartet auf den Head Judge
appealed = Einspruch eingelegt

### Eine Strafe gilt nicht mehr.

undone-withdrawn = Zurückgezogen: { $penalty } (Ruling { $ruling }). Ein Judge kommt an den Tisch.
undone-overturned = Aufgehoben: { $penalty } (Ruling { $ruling }). Ein Judge kommt an den Tisch.
undone-none = Keine Strafe mehr: { $penalty } (Ruling { $ruling }). Ein Judge kommt an den Tisch.
undone-lighter = Strafe geändert: jetzt { $lighter } statt { $penalty } (Ruling { $ruling }). Ein Judge kommt an den Tisch.
