## What players said.

reported-at = Résultat annoncé par { $player } à { $time } : { $result }.
reported-other = Résultat annoncé par { $player } : { $result }.
disputes = { $player } conteste : « { $objection } »
did-not-concede = Disent ne pas avoir concédé : { $players }. Tant que le staff n’a pas tranché, la concession ne compte pas.
staff-entered-other = Le staff a saisi un autre résultat.
concession-unconfirmed = La concession n’est pas confirmée par la personne concernée : d’ici là, elle ne compte pas.
cannot-be-counted = Ce résultat ne peut pas compter.
nobody-confirmed = Personne à la table ne l’a encore confirmé.

## Why a result cannot be counted.

cannot-win = { $player } a reçu la pénalité { $penalty } (décision { $ruling }) et ne peut pas gagner le match
left-the-game = { $player } a quitté la partie avec la pénalité { $penalty } (décision { $ruling }) et ne l’a pas gagnée

## Buttons.

count-report-of = Compter l’annonce ({ $player }) : { $result }
count-it = Compter : { $result }
count-not-conceded = Compter sans concession : { $players }
confirm = Confirmer

## The result that a second player reported.

said-won = { $player } a gagné
said-drawn = nul
said-drawn-among = nul entre { $players }
said-no-game = aucune partie gagnée
said-games = parties { $games }
said-conceded = { $player } a concédé
said-seat = siège { $number }
