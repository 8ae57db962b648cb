## Textes qui nomment peut-être encore un joueur.

title = Textes sur { $player }
heading = Textes sur <bdi>{ $player }</bdi>
nothing-left = Il ne reste rien à regarder
nothing-left-text = Aucun texte ne nomme peut-être encore ce joueur.
what-to-do = Les données personnelles sont supprimées, et là où quelqu’un avait écrit le nom entier se trouve maintenant « { $player } ». Ces textes contiennent une partie du nom : elle désigne peut-être quelqu’un d’autre, ou personne. Modifie ceux qui identifient encore le joueur ; le texte précédent est alors supprimé pour de bon.
as-it-is = Le texte tel qu’il est
store = Enregistrer le texte modifié
may-stay = Il peut rester
where-shown = Où il s’affiche
to-list = Voir la liste
names-no-text = Ce formulaire n’indique aucun texte.
stays = Le texte reste tel quel.
is-changed = Le texte est modifié, et le précédent n’existe plus.

## Ce qu'est un texte.

announcement = Annonce
call-what = Appel : de quoi il s’agit
call-answer = Appel : comment il a été réglé
call-note = Appel : la question au head judge
ruling-what = Décision : ce qui s’est passé
ruling-answer = Décision : la réponse
ruling-rule = Décision : la règle
ruling-decision = Décision : l’avis du head judge
ruling-withdrawal = Décision : pourquoi elle a été retirée
ruling-earlier = Décision : un texte précédent
more-time = Raison de temps supplémentaire
dispute = Contestation d’un résultat
judge-note = Note ou déclaration notée par un arbitre
witness = Témoin d’une déclaration
deck-check = Constat d’un deck check
table-note = Note sur une table
end-of-round = Pourquoi une table termine sa ronde autrement
log-line = Ligne du journal
log-reason = Raison dans le journal
about-tournament = À propos du tournoi
place = Lieu du tournoi
page-text = Texte de la page du tournoi
