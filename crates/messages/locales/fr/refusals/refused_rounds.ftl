## Refus concernant les rondes, le cut et la fin du tournoi.

published-already = Les appariements { $round-of } sont déjà publiés. Annule d’abord la publication, tant qu’il n’y a pas de résultat.
no-draft = Il n’y a pas de brouillon { $round-of }.
tournament-finished = Ce tournoi est terminé. Rouvre-le d’abord.
not-finished-tournament = Ce tournoi n’est pas terminé.
rounds-unreadable = Les rondes précédentes sont illisibles.

## Appariement d'une ronde.

drafted-already = Il y a déjà un brouillon { $round-of }. Publie-le, refais l’appariement, ou supprime-le.
choose-who = Check-in fait : { $here } joueurs sur { $all }. Choisis qui apparier : les { $here }, ou les { $all }.
too-few-here = { $here ->
    [one] Seul { $here } joueur sur { $all } est là : trop peu pour une ronde suisse. Fais le check-in de ceux qui sont venus, ou apparie les { $all }.
   *[other] Seuls { $here } joueurs sur { $all } sont là : trop peu pour une ronde suisse. Fais le check-in de ceux qui sont venus, ou apparie les { $all }.
}
finish-then-pair = { $round-open }. Termine la ronde, puis apparie la suivante.
no-result-at = Il manque un résultat { $round-in } : { $tables }. Saisis ce qui manque, puis termine la ronde.
tables = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
no-tables = aucune table
no-rounds-planned = Aucune ronde suisse n’est prévue. Indique leur nombre dans les réglages, puis apparie la ronde 1.
plan-is-played = { $count ->
    [one] Le plan prévoit { $count } ronde suisse, et elle est jouée. Annonce le cut, ou prévois d’autres rondes dans les réglages.
   *[other] Le plan prévoit { $count } rondes suisses, et elles sont jouées. Annonce le cut, ou prévois d’autres rondes dans les réglages.
}
reason-to-continue = { $warnings } Pour continuer quand même, donne une raison ; elle est inscrite au journal.
playoff-has-winner = La phase finale est gagnée. Termine le tournoi.
one-pairing-of-playoff = Une ronde de phase finale découle des seeds : il n’y en a qu’un appariement.
no-pod-to-keep = Aucun pod de ce brouillon n’est à la table { $table }. Garde des tables du brouillon.
keep-pods-reason = Écris pourquoi des pods sont gardés : tout le monde peut le lire.
draft-up-to-date = Le brouillon est à jour : il n’y a rien à décider.
tables-of-playoff-follow = Les tables d’une ronde de phase finale découlent des seeds. Refais-les.
keep-draft-reason = Écris pourquoi le brouillon est gardé : tout le monde peut le lire.

## Brouillon qui n'est plus à jour.

give-places = { $missing } Refais l’appariement, ou donne à chacun un siège, un bye ou un match loss ; publie-le ensuite.
out-of-date = Le brouillon n’est plus à jour. { $changes } Refais l’appariement, ou garde-le tel quel ; publie-le ensuite.
no-place = { $count ->
    [one] { $names } n’a pas de place dans cette ronde.
   *[other] { $names } n’ont pas de place dans cette ronde.
}
left-since-draft = { $count ->
    [one] { $names } a quitté le tournoi depuis le brouillon.
   *[other] { $names } ont quitté le tournoi depuis le brouillon.
}
results-corrected = Des résultats ont été corrigés : { $scores }.
points-instead = { $points ->
    [one] { $name } a { $points } point au lieu de { $then }
   *[other] { $name } a { $points } points au lieu de { $then }
}
groups-changed = D’autres joueurs sont maintenant à séparer de : { $names }.
fixed-tables-changed = Des tables fixes ont changé : { $moves }.
awarded-byes-changed = Le bye accordé pour cette ronde a été modifié : { $players }.
to-table = { $name } à la table { $table }
pod-size-changed = Les pods sont maintenant de { $now } ; le brouillon était fait pour { $then }.
settings-changed = Ces réglages ont changé : { $settings }.
setting-uneven-pods = byes ou pods plus petits
setting-smaller-pods = quels pods sont plus petits
setting-seating = attribution des sièges
setting-tables = numéros des tables
other-pods = Un résultat a été corrigé, ou un joueur est parti ou revenu : les seeds donnent d’autres pods.
more = { $count } de plus

## Changements à la main.

no-table-number = Une table a un numéro de 1 à 99999.
other-round-now = La ronde n’est plus la même. Regarde ses tables, puis choisis de nouveau.
stage-no-table = Table : il n’y a pas de table { $table } { $round-in }.
tables-stay = { $round-over } : les tables ne changent plus.
seats-of-playoff-follow = Les sièges d’une ronde de phase finale découlent des seeds : déplace seulement des tables.
result-there = Il y a déjà un résultat : { $tables }. Efface-le d’abord si la table a joué sur les mauvais sièges.
nobody-chooses-first = Personne ne choisit qui commence à la table { $table } : les sièges restent tels quels.
game-has-begun = La partie suivie à la table { $table } a commencé : les sièges restent tels quels. Si elle doit recommencer, annule d’abord ses étapes sur la page de suivi.
two-players = Choisis deux joueurs différents.
another-table = Choisis une autre table.
no-pod-at = Il n’y a pas de pod à la table { $table }.
no-seat-and-bye = Le joueur { $number } n’a ni siège ni bye dans cette ronde.
change-reason = Écris pourquoi : tout le monde peut le lire.
one-has-no-place = L’un des deux n’a pas de place dans cette ronde.
void-and-again = Ce que les joueurs ont annoncé à ces tables est annulé, et une partie suivie y recommence.
change-places = { $a } et { $b } échangent leurs places.
table-moves = La table { $from } passe au numéro { $to }.

## Publier, lancer, terminer, et annuler.

publish-first = { $round-draft }. Publie-le d’abord.
is-finished = { $round-over }.
draft-already = { $number ->
    [one] { $round } est déjà un brouillon.
   *[other] { $round } sont déjà un brouillon.
}
under-way = { $round-going } : les appariements restent. Corrige plutôt aux tables ce qui est faux.
not-newest = { $number ->
    [one] { $round } n’est pas la dernière étape, et seule la dernière s’annule. Corrige plutôt les résultats.
   *[other] { $round } ne sont pas la dernière étape, et seule la dernière s’annule. Corrige plutôt les résultats.
}
cut-is-announced = Le cut est annoncé après cette ronde. Révoque d’abord le cut, ou corrige plutôt le résultat.
not-running = { $number ->
    [one] { $round } n’est pas en cours : il n’y a pas de début à annuler.
   *[other] { $round } ne sont pas en cours : il n’y a pas de début à annuler.
}
start-stays = { $round-going } et il y a des résultats, donc le début reste.
not-all-checked-in = Check-in fait : { $here } sur les { $all } joueurs de ce brouillon. Les autres sont appariés aussi.

## Suites d'une correction.

made-with-old-result = Le brouillon { $round-of } est fait avec l’ancien résultat. Refais-le après ceci.
paired-with-old-result = L’appariement { $round-of } est déjà fait avec l’ancien résultat, et il reste ainsi.
cut-would-be-other = Le cut est annoncé ; avec ce résultat, il serait différent. Les seeds annoncés et le tableau final restent ; la correction est inscrite au journal.

## Joueurs qui arrivent tard, partent ou ne viennent pas.

no-swiss-round-to-enter = Il n’y a pas de ronde suisse où entrer. Ajoute plutôt le joueur pour la ronde suivante.
late-has-result = La table { $table } a déjà son résultat. Choisis-en une autre.
late-full = La table { $table } est complète. Choisis un pod plus petit, un bye ou un match loss.
same-name = Le joueur { $number } a le même nom. Si ce sont deux personnes, ajoute la seconde sur la page des joueurs, puis choisis-la ici parmi les inscrits.
no-registered-player = Il n’y a pas de joueur inscrit { $number }.
has-left = { $name } a quitté le tournoi. Annule d’abord ce départ.
has-place = { $name } a déjà une place dans cette ronde.
no-round-to-drop = Aucune ronde suisse n’est aux tables. Fais dropper le joueur sur sa propre page.
no-table-or-player = Il n’y a pas de table { $table }, ou pas de joueur { $player }, dans la ronde { $round }.
clear-if-never-came = La table { $table } a déjà son résultat. Efface-le d’abord en cas d’absence ({ $name }).
not-at-table-any-more = { $name } n’est plus à la table { $table }. Regarde de nouveau la table.
too-small-without = Sans { $name }, la table { $table } est trop petite pour une partie. Échange avec quelqu’un d’une autre table, ou saisis le résultat avec son match loss et fais-lui faire un drop.
too-few-left = { $count ->
    [one] Il ne resterait que { $count } joueur à la table { $table }, trop peu pour une partie : le match reste, et son résultat se saisit comme toujours.
   *[other] Il ne resterait que { $count } joueurs à la table { $table }, trop peu pour une partie : le match reste, et son résultat se saisit comme toujours.
}
followed-with-all = La partie de la table { $table } a été suivie avec tous ses joueurs : le match reste, et son résultat se saisit comme toujours.
drop-at-end = { $count ->
    [one] { $names } droppe à la fin { $round-of }.
   *[other] { $names } droppent à la fin { $round-of }.
}

## Le cut et la fin du tournoi.

finish-then-cut = { $round-open }. Termine la ronde, puis fais le cut.
finish-then-cut-at = { $round-open } : il manque un résultat ({ $tables }). Termine la ronde, puis fais le cut.
finish-round-first = { $round-open }. Termine d’abord la ronde.
swiss-left-out = Rondes suisses jouées : { $played } sur les { $planned } prévues.
playoff-left-out = La phase finale à { $players } prévue n’a pas été jouée.
swiss-and-playoff-left-out = Rondes suisses jouées : { $played } sur les { $planned } prévues ; la phase finale à { $players } prévue n’a pas été jouée.
cut-already = Le cut est déjà annoncé.
cut-reason = Rondes suisses jouées : { $played } sur les { $planned } prévues. Pour faire le cut maintenant, écris pourquoi : tout le monde peut le lire.
discard-playoff-first = Il y a des rondes de phase finale. Supprime-les d’abord.
no-cut = Il n’y a pas de cut annoncé à révoquer.
cancel-instead = Aucune ronde n’a été jouée. Annule plutôt le tournoi.
playoff-no-winner = La phase finale n’est pas encore gagnée. Fais-la jouer jusqu’au bout, ou révoque le cut.
finish-reason = { $left-out } Pour terminer le tournoi maintenant, écris pourquoi : tout le monde peut le lire.
reopen-reason = Écris pourquoi le tournoi est rouvert : tout le monde peut le lire.
