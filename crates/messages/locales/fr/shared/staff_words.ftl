## Names in sentences.

nobody = personne
a-player = quelqu’un
somebody = quelqu’un
from-waiting-list = Depuis la liste d’attente : { $names }.

## A player's place in the standings.

rank-and-points = { $points ->
    [one] rang { $rank }, { $points } point
   *[other] rang { $rank }, { $points } points
}
not-in-standings = hors du classement

## Before a round is finished.

open-call = Un appel d’arbitre est ouvert à la table { $table }. Il reste ouvert quand la ronde est terminée.
open-calls = Des appels d’arbitre sont ouverts aux tables { $tables }. Ils restent ouverts quand la ronde est terminée.
