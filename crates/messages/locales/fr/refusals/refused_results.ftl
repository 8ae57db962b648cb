## Refus de résultats.

no-round = Il n’y a pas de ronde { $number }.
no-table = Il n’y a pas de table { $table } { $round-in }.
no-table-look = Il n’y a pas de table { $table } { $round-in }. Cherche son numéro dans les appariements.
no-table-this-round = Il n’y a pas de table { $table } dans cette ronde.
only-chief-corrects = Les résultats des rondes terminées sont corrigés par le head judge ou l’organisation.
draft-no-results = { $round-draft } : il n’y a pas de résultats.
draft-publish-first = { $round-draft }. Publie-le avant de saisir des résultats.
no-round-running = Aucune ronde n’est en cours. Les résultats des rondes terminées se corrigent à leurs tables.
for-other-round = On saisit maintenant les résultats { $now-of }, et celui-ci est pour { $then }. Rien n’a été enregistré : regarde les tables telles qu’elles sont maintenant.
no-drop-in-finished = { $round-over } : on ne peut plus y dropper. Fais dropper les joueurs sur leur propre page.
later-round-made = Une ronde suivante de la phase finale a été faite d’après les résultats { $round-of }. Supprime d’abord cette ronde.
finished-not-cleared = { $round-over } : les résultats peuvent être corrigés mais pas effacés. Rouvre la ronde pour en effacer un.
change-reason = Écris pourquoi le résultat change : c’est inscrit au journal.
has-this-result = La table { $table } a déjà ce résultat.
playoff-has-winner = Table { $table } : un match de phase finale doit être gagné. Fais jouer une autre partie avec des sièges tirés de nouveau, et saisis qui a gagné.
at-table = Table { $table } : { $problem }
contradicts = Ce résultat contredirait le reste de l’événement.
both-marks = Table { $table } : le siège { $seat } a les deux marques. Indique une concession ou un match loss, pas les deux.
everyone-shares = ici, tous ceux qui ont commencé un match partagent le nul. Écris D, et C et un siège pour une concession, comme c2
no-places-here = les places ne rapportent pas de points ici. Écris le siège gagnant, ou D pour un nul
place-and-loss = le siège { $seat } a un match loss, il n’a donc pas de place. Retire sa place ou la marque m{ $seat }
say-turn-order = ceux qui sont sortis ensemble sont placés ici dans l’ordre du tour : le plus éloigné du joueur actif est sorti en premier. Donne à chacun sa propre place
no-seat-to-drop = Table { $table } : il n’y a pas de siège { $seat } pour un drop. Écris un siège de 1 à { $last }.
changed-not-undone = Le résultat de la table { $table } a changé entre-temps. Rien n’a été annulé.
too-late-to-undo = Table { $table } : qui a saisi un résultat peut l’annuler pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Modifie-le à sa table, avec une raison.
has-result-by-now = La table { $table } a déjà un résultat : { $stored }. Le tien n’est pas enregistré.
cleared-meanwhile = Le résultat de la table { $table } a été effacé entre-temps. Le tien n’est pas enregistré.
player-not-at-table = Ce joueur n’est pas à la table { $table }.
correct-by-hand = corrige à la main le résultat de la table { $table }, où le joueur avait un Match Loss.

## Victoire d'un joueur qu'une décision exclut.

ruled-out = Table { $table } : { $why } (MTR-A 2.1A).
ruled-out-of-game = Table { $table } : { $why }. Si une autre partie a suivi, saisis les deux dans l’ordre, comme D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Si une autre partie a suivi, indique toutes les parties dans l’ordre.
cannot-win-match = { $who } a reçu la pénalité { $penalty } (décision { $ruling }) et ne peut pas gagner le match
did-not-win-game = { $who } a quitté la partie avec la pénalité { $penalty } (décision { $ruling }) et ne l’a pas gagnée
seat = siège { $seat }
conceded-cannot-win = Le joueur { $number } a concédé le match ou reçu un match loss et ne peut pas gagner le match.
a-player = Quelqu’un
disqualified-cannot-win = Table { $table } : { $name } a reçu une disqualification et ne peut pas gagner le match (MTR-A 2.1A).

## Résultats annoncés par les joueurs.

only-others-concessions = Sans les concessions d’autres joueurs, ce résultat ne dit pas qui a gagné : l’arbitre doit le confirmer.
nobody-reports-conceded = Plus personne n’annonce que tu as concédé. Regarde le résultat tel qu’il est maintenant.
report-changed = Table { $table } : les joueurs ont modifié ou retiré leur annonce. Rien n’a été enregistré : vérifie de nouveau.
staff-enters = Ici, c’est le staff qui saisit les résultats. Donne-lui le tien.
disqualified-reports-not = Tu as reçu une disqualification : ce sont les autres joueurs de la table qui annoncent.
alone = Il n’y a que toi à cette table : il n’y a rien à annoncer.
has-result-meanwhile = La table { $table } a reçu son résultat entre-temps. S’il est faux, appelle l’arbitre.
disputed = Le résultat de la table { $table } est contesté : le staff décide. Reste à la table ou appelle l’arbitre.
none-waiting = Aucune annonce n’attend : elle a été retirée ou a eu sa réponse entre-temps.
own-report = C’est toi qui l’as annoncé : quelqu’un d’autre à la table doit le confirmer.
only-reporter-withdraws = Seule la personne qui a annoncé peut retirer l’annonce. Si elle est fausse, conteste-la.
another-reported = Un autre résultat a été annoncé entre-temps. Regarde-le tel qu’il est maintenant, puis décide de nouveau.
report-not-stored = { $why } Ton annonce n’est pas enregistrée : { $own }.
no-table-of-yours = Tu n’es à aucune table d’une ronde qui attend des résultats. Si un résultat est faux, préviens le staff.
objection-missing = Écris en une phrase ce qui est faux : le staff la lit.
label-wrong = Ce qui est faux

## Résultats impossibles.

not-seated = Ce joueur n’est pas à la table.
twice = Ce joueur est déjà dans la liste.
empty-place = Personne n’a cette place.
decided-before = Le match a été décidé par la partie { $game } ; une partie de plus ne peut pas compter.
too-many-games = Un match a au plus { $most } parties ; ici il y en a { $games }.
