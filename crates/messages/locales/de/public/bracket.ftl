## Das Playoff als Bild, und die Seeds.

seeds = Seeds
order-of-seeds = In der Reihenfolge der Rangliste nach den Schweizer Runden bei Bekanntgabe des Cuts; bei Gleichstand entschied das Los.
column-seed = Seed
column-swiss-points = Swiss-Punkte
left-tournament = nicht mehr im Turnier

## Vor dem Playoff.

not-announced = Der Cut ist noch nicht bekannt gegeben
planned = { $rounds ->
    [one] Nach { $rounds } Schweizer Runde spielen die Top { $cut } weiter. Sie stehen hier, wenn der Cut bekannt gegeben ist.
   *[other] Nach { $rounds } Schweizer Runden spielen die Top { $cut } weiter. Sie stehen hier, wenn der Cut bekannt gegeben ist.
}
no-playoff = Dieses Turnier hat kein Playoff.
will-be-here = Das Playoff steht hier, wenn der Cut bekannt gegeben ist.
