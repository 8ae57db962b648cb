## De puntentelling van een seizoen, in woorden

title = Puntentelling
tiebreaker-evenings-won = Gewonnen avonden
tiebreaker-best-places = Beste plaatsen: meer eerste plaatsen, dan meer tweede plaatsen, enzovoort
tiebreaker-best-evening = Meeste punten op één avond
tiebreaker-evenings = Meeste avonden
tiebreaker-match-wins = Meeste gewonnen matches
tiebreaker-match-win-percentage = Hoogste matchwinstpercentage
tiebreaker-latest-evening = Punten op de laatste avond
tiebreakers = Tiebreakers
no-tiebreaker = Mensen met evenveel punten delen een plaats.
places = Punten naar eindplaats
column-places = Plaatsen
place-and-on = { $place } en lager
place-range = { $first } tot en met { $last }
no-places = Plaatsen leveren geen punten op.
shared-first = Mensen die plaatsen delen, krijgen de punten van de beste daarvan.
shared-last = Mensen die plaatsen delen, krijgen de punten van de slechtste daarvan.
shared-split = Mensen die plaatsen delen, delen de punten daarvan gelijk, naar beneden afgerond.
match-points = { $points ->
    [one] Elk matchpunt geeft { $points } punt.
   *[other] Elk matchpunt geeft { $points } punten.
}
participation = { $points ->
    [one] Meedoen geeft { $points } punt.
   *[other] Meedoen geeft { $points } punten.
}
participation-every = Punten voor het meedoen tellen van elke avond.
best = { $best ->
    [one] Van iedereen telt alleen de beste avond.
   *[other] Van iedereen tellen de beste { $best } avonden.
}
best-all = Alle avonden tellen.
attendance = { $points ->
    [one] Elke { $every } avonden leveren { $points } bonuspunt op.
   *[other] Elke { $every } avonden leveren { $points } bonuspunten op.
}
attendance-most = { $most ->
    [one] Deze bonus wordt één keer gegeven.
   *[other] Deze bonus wordt hoogstens { $most } keer gegeven.
}
planned = { $count ->
    [one] Er is { $count } avond gepland.
   *[other] Er zijn { $count } avonden gepland.
}
achievements = Achievements
column-achievement = Achievement
column-most = Telt per avond
most-once = één keer
most-times = { $most } keer
achievements-every = Achievements tellen van elke avond.
