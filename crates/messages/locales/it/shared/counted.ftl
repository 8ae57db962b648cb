## Tornei conclusi contati insieme.

too-many = { $count } tornei sono troppi: scegline al massimo { $most }.
nothing-at = Non c’è nessun torneo concluso a { $places }. Scegli fra quelli conclusi.
places-or = { $first } o { $last }
other-addresses = { $count ->
    [one] { $count } altro indirizzo
   *[other] { $count } altri indirizzi
}
