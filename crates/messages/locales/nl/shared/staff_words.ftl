## Namen in zinnen

nobody = niemand
a-player = een speler
somebody = iemand
from-waiting-list = Van de wachtlijst: { $names }.

## Plaats in de stand

rank-and-points = { $points ->
    [one] plaats { $rank }, { $points } punt
   *[other] plaats { $rank }, { $points } punten
}
not-in-standings = niet in de stand

## Voordat een ronde wordt afgerond

open-call = Er is een judge geroepen aan tafel { $table }. De oproep blijft open als de ronde wordt afgerond.
open-calls = Er is een judge geroepen aan de tafels { $tables }. De oproep blijft open als de ronde wordt afgerond.
