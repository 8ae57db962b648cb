### Was mehrere Seiten des Turnierteams sagen.

## Namen in Sätzen.

nobody = niemand
a-player = jemand
somebody = jemand
from-waiting-list = Von der Warteliste: { $names }.

## Ein Platz in der Rangliste.

rank-and-points = { $points ->
    [one] Rang { $rank }, { $points } Punkt
   *[other] Rang { $rank }, { $points } Punkte
}
not-in-standings = nicht in der Rangliste

## Bevor eine Runde beendet wird.

open-call = An Tisch { $table } ist ein Judge gerufen. Der Ruf bleibt offen, wenn die Runde beendet wird.
open-calls = An diesen Tischen ist ein Judge gerufen: { $tables }. Der Ruf bleibt offen, wenn die Runde beendet wird.
