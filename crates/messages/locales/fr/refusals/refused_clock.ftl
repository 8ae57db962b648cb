## Le chrono d'une ronde, le temps des tables, les deck checks, les pièces et les dés.

no-published-round = Il n’y a pas de ronde { $number } publiée.
finished-with-clock = { $round-over }, et le chrono aussi.
not-started = Le chrono { $round-of } n’est pas lancé. Lance la ronde, et il démarre.
no-table-needs-time = { $round-over } : aucune table n’a plus besoin de temps.
no-such-table = Table { $table } : elle n’existe pas { $round-in }.
reported-already = Table { $table } : son résultat est déjà annoncé. Efface-le d’abord si la table joue encore.
running-already = { $number ->
    [one] { $round } est déjà en cours.
   *[other] { $round } sont déjà en cours.
}
changed-stands = Quelqu’un a modifié entre-temps le chrono { $round-of } : il est arrêté maintenant. Regarde-le, puis décide de nouveau.
changed-runs = Quelqu’un a modifié entre-temps le chrono { $round-of } : il tourne maintenant. Regarde-le, puis décide de nouveau.
minutes-missing = Minutes : indique combien en ajouter.
minutes-out-of-range = Minutes : { $minutes } n’est pas compris entre { $least } et { $most }.
limit-out-of-range = Limite de temps : { $limit } n’est pas compris entre { $least } et { $most } minutes.
reason-missing = Raison : dis pourquoi. Elle est inscrite au journal.
stands-already = Le chrono est déjà arrêté.
runs-already = Le chrono tourne déjà.
no-limit = Cette ronde n’a pas de limite de temps. Fixes-en une d’abord, ensuite on pourra ajouter du temps.
too-many-taken = { $count ->
    [one] Minutes : la ronde dure { $count } minute en tout ; retires-en moins.
   *[other] Minutes : la ronde dure { $count } minutes en tout ; retires-en moins.
}
limit-too-short = { $count ->
    [one] Limite de temps : { $count } minute a déjà été retirée de cette ronde ; la limite doit être plus longue.
   *[other] Limite de temps : { $count } minutes ont déjà été retirées de cette ronde ; la limite doit être plus longue.
}

## Temps pour une table.

extension-reason = Raison : dis pourquoi cette table a plus de temps.
extension-minutes = Minutes : indique un nombre de 1 à { $most }.
no-extension = Ce temps supplémentaire n’existe pas ici.
withdrawn-already = Il est déjà retiré.

## Deck checks.

check-runs = Table { $table } : un deck check y est déjà en cours.
check-ended = { $count ->
    [one] Ce deck check est déjà terminé ; la table a reçu { $count } minute.
   *[other] Ce deck check est déjà terminé ; la table a reçu { $count } minutes.
}
label-found = Constat
no-deck = Il n’y a pas de deck à tirer : aucune table ne joue, ou tous leurs decks ont été vérifiés.

## Pièces et dés.

label-what-for = Pour quoi
die-instead = Dé à la place : un nombre pair de faces, de 2 à { $most }.
sides = Faces : un nombre de 1 à { $most }.
dice = Dés : un nombre de 1 à { $most }.

## Ce qu'ils ont donné.

flipped = { $player } lance une pièce : { $face }.
rolled-for-coin = { $player } lance un dé à { $sides } faces au lieu d’une pièce, comme convenu par tous : { $rolled }, { $face }.
rolled-die = { $player } lance un dé à { $sides } faces : { $rolled }.
rolled-dice = { $player } lance { $count } dés à { $sides } faces : { $rolled }.
heads-uncalled = face ; sans annonce, personne ne gagne
tails-uncalled = pile ; sans annonce, personne ne gagne
heads-won = face, face annoncé : gagné
tails-won = pile, pile annoncé : gagné
heads-lost = face, pile annoncé : perdu
tails-lost = pile, face annoncé : perdu
