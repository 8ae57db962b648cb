## The state of a ruling.

state-again = De nouveau au head judge
state-given = Rendue
state-for-head-judge = Au head judge
state-appealed = En appel
state-changed = Modifiée
state-upheld = Confirmée
state-overturned = Annulée
state-withdrawn = Retirée

## The infraction.

no-infraction = Aucune infraction indiquée

## Where it was made.

before-round-one = Avant la ronde 1
ruling-and-place = Décision { $number } : { $place }

## How the penalty was carried out.

waits-for-head-judge = Pas appliquée : elle attend le head judge.
for-next-match = Pour son prochain match : elle s’applique au début de celui-ci.
could-not-be-undone = Elle a été appliquée et n’a pas pu être levée ici : corrige à la main, autant que possible.
to-carry-out = À appliquer à la table.
done-at-table = Appliquée par l’arbitre à la table.
done-in-game = Appliquée dans la partie suivie.
no-win = Ni victoire ni points de nul pour ce match.
out-of-tournament = Hors du tournoi.
undone = Levée.
