## Refus concernant les décisions des arbitres.

no-ruling = Il n’y a pas de décision { $number } dans ce tournoi.
only-head-judge = Seul le head judge { $what } : demande à { $name }.
only-head-judge-organizer = Seul le head judge { $what } : demande à l’organisation.
decides-appeal = tranche un appel
changes-penalty = modifie une pénalité
changed = Quelqu’un a modifié la décision { $number } entre-temps. Regarde-la telle qu’elle est maintenant, puis décide de nouveau.
waits-already = La décision { $number } attend déjà le head judge.
withdrawn = La décision { $number } a été retirée.
withdrawn-already = La décision { $number } est déjà retirée.
not-appealed = La décision { $number } n’est pas en appel.
verdict = Choisis si la décision est confirmée ou annulée.
decision-missing = Décision : écris pourquoi la décision est annulée.
of-other = La décision { $number } est d’un autre arbitre : la personne qui l’a rendue, ou le head judge, peut la retirer.
withdraw-reason = Écris pourquoi elle est retirée : c’est inscrit au journal.
is-final = Le head judge a tranché pour la décision { $number } : c’est le dernier mot.
not-in-force = La décision { $number } n’est plus en vigueur.
choose-lighter = Choisis une pénalité plus légère que { $penalty }.
lighter-reason = Écris pourquoi la pénalité change : c’est inscrit au journal.
describes-other = La décision { $number } est d’un autre arbitre : c’est à la personne qui l’a rendue, ou au head judge, d’écrire ce qui s’est passé.
nothing-changes = Rien ne change : écris ce qui s’est passé, ou modifie un texte.
nothing-left = Il ne reste rien à faire à une table pour la décision { $number }.
direct-reason = Dis pourquoi : la raison reste dans le journal.

## Nouvelle décision.

confirm-as-organizer = Il n’y a pas de head judge dans le staff : coche que tu confirmes la pénalité { $penalty } au titre de l’organisation.
no-round-yet = Aucune ronde n’est encore publiée : laisse la table vide.
what-missing = Ce qui s’est passé : écris-le, une phrase suffit.
minutes-out-of-range = Minutes : { $minutes } n’est pas un nombre de 0 à { $most }.
minutes-of-no-table = Minutes : choisis la table qui les reçoit.
about-nobody = Choisis la table, ou les joueurs concernés.
call-gone = L’appel auquel cette décision répond n’existe plus.
of-player = { $name } : { $problem }
needs-infraction = la pénalité { $penalty } doit avoir une infraction : choisis-en une.
no-such-infraction = la table du tournoi n’a pas d’infraction { $code } : choisis-en une autre.
too-much-at-regular = au niveau Convivial, rien ne dépasse la Caution, donc pas de { $penalty } : explique, corrige la situation et écris une note.
proposal-is-other = selon la proposition, { $code } donne maintenant { $penalty }. { $because } Lis, puis touche de nouveau le bouton.
disqualification-reason = Ce qui s’est passé : une disqualification doit être motivée.
type-to-disqualify = Rien n’a été fait. Écris { $word } pour confirmer la disqualification.

## La table des infractions et pénalités.

settings-changed = Quelqu’un a modifié les réglages entre-temps. Regarde-les tels qu’ils sont maintenant, puis renvoie les tiens.
profile-not-stored = Les règles ne peuvent pas être enregistrées : { $error }
infraction-problem = Infraction { $number } : { $problem }
no-csv = Le fichier n’est pas du CSV : { $error }.
no-such-column = Ligne 1 : il n’y a pas de colonne { $column }. Colonnes : { $columns }.
column-missing = Ligne 1 : il manque la colonne { $column }.
cell-problem = Ligne { $line }, { $column } : { $problem }
