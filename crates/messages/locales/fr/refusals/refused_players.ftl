## Refus concernant les joueurs.

no-such-number = Il n’y a pas de joueur numéro { $number } dans ce tournoi.
finished = Le tournoi est terminé : rouvre-le d’abord.
cancelled = Le tournoi est annulé : plus rien ne change pour ses joueurs.
check-in-ended = Le check-in s’est terminé au début des rondes.
approve-first = { $name } attend l’approbation : donne-la d’abord.
bring-back-first = Le staff a retiré { $name } : il faut d’abord une réintégration.
registered-already = { $name } a déjà son inscription.
swiss-over = Les rondes suisses sont terminées : plus personne ne peut entrer.
removed-already = { $name } : le retrait est déjà fait.
has-place = { $name } a une place { $round-in } : passe plutôt par un drop, pour que les rondes restent telles quelles.
in-cut = { $name } est dans le cut annoncé : passe plutôt par un drop.
has-not-dropped = { $name } n’a pas droppé.
disqualified-already = { $name } : la disqualification est déjà faite.
was-not-disqualified = { $name } n’a pas de disqualification.
pending = { $name } attend l’approbation et n’est pas encore dans le tournoi.
waits = { $name } est sur la liste d’attente et pas encore dans le tournoi : passe plutôt par un retrait.
was-removed = Le staff a retiré { $name }.
was-disqualified = { $name } a reçu une disqualification.
dropped-before-round-one = { $name } a déjà droppé, avant la ronde 1.
dropped-after = { $name } a déjà droppé, après { $round }.
same-name = Le joueur { $number } a le même nom. Si ce sont deux personnes, dis-le ; sinon, il n’y a rien à faire.
player-number = joueur { $number }
row-of-list = ligne { $row } de cette liste

## Ajout de joueurs.

list-empty = La liste est vide : personne n’a été ajouté.
tournament-finished = Le tournoi est terminé : plus personne ne peut entrer.
tournament-cancelled = Le tournoi est annulé : plus personne ne peut entrer.
most-rounds = Un tournoi a au plus { $most } rondes : plus personne ne peut entrer.
most-players = Un tournoi a au plus { $most } joueurs : personne n’a été ajouté.
all-places-taken = Les { $most } places sont prises : fais dropper quelqu’un, ou augmente le maximum dans les réglages.
all-places-taken-meanwhile = Les { $most } places sont prises entre-temps : fais dropper quelqu’un d’autre, ou augmente le maximum dans les réglages.
over = Le tournoi est terminé : on ne refuse plus personne.
does-not-wait = { $name } n’attend pas d’approbation.
not-with-this-name = Le joueur { $number } n’est pas dans le tournoi sous le nom { $name }. Approuve ou refuse plutôt l’inscription.
only-waiting = Seules des inscriptions en attente peuvent être refusées ensemble.
none-waits = Aucune d’elles n’attend plus.
none-removed = Aucune n’est plus retirée : il n’y a rien à annuler.

## Check-in.

foreign-code = Ce code n’est celui d’aucun joueur ici, ou son lien a été renouvelé depuis. Cherche par nom ou par numéro.
approve-same-name = Le joueur { $entry } s’appelle aussi { $name }. Ouvre la page du joueur { $number } et dis s’il s’agit d’une seule personne.
check-in-not-open = Le check-in n’est pas encore ouvert.
nobody-checked-in = Personne n’a fait son check-in.
round-drawn = La ronde { $number } est déjà tirée. Supprime le brouillon, fais dropper les absents et refais l’appariement.
nobody-here = Personne n’a fait son check-in, donc tout le monde serait droppé. Fais d’abord le check-in de ceux qui sont là.
everybody-here = Tout le monde a fait son check-in : personne n’a été droppé.

## Drops et disqualifications.

reason-everybody-reads = Dis pourquoi : tout le monde peut le lire.
reason-is-kept = Dis pourquoi : la raison reste dans le journal.
no-match-to-void = Aucune ronde n’a encore été jouée : il n’y a pas de match à annuler.
ruling-disqualified = { $name } : la disqualification vient de la décision { $ruling }. Retire la décision, et tout ce qu’elle a fait est annulé.
only-head-judge = Seul le head judge peut prononcer ou révoquer une disqualification : demande à { $name }.

## Ce qui suit un départ.

leave-nothing-void = { $name } n’a pas de match sans résultat : rien n’est annulé.
leave-table = { $name } quitte maintenant la table { $table } : les { $others } autres continuent à jouer. Cette ronde ne compte ni match ni défaite pour { $name }.
leave-void-tables = Aux tables annulées, personne n’a de points, de match ni d’adversaires. Pour les appariements suivants, ces joueurs se sont rencontrés.
leave-seen-after = Tout le monde le verra dans le classement, à la fin { $round-of }.
leave-unreadable = L’événement est illisible sans ces matchs.

## Suppression de données personnelles.

data-removed-already = Les données personnelles du joueur { $number } sont déjà supprimées.
text-looked-at = Quelqu’un a vérifié ce texte entre-temps : il n’est plus dans la liste.
text-gone = Ce texte n’existe plus.
text-changed = Quelqu’un a modifié ce texte entre-temps. Regarde-le tel qu’il est maintenant.
leave-words = Texte : laisse un mot ou deux, pour que la ligne dise de quoi il s’agissait.

## Inscription par les joueurs.

waiting-list-full = La liste d’attente est pleine. Demande à l’organisation s’il y a une place pour toi.
same-name-choose = Le joueur { $number } a le même nom. Indique si c’est toi.
registration-not-open = Les inscriptions ne sont pas encore ouvertes.
no-registration-here = On ne peut pas s’inscrire ici : demande une place à l’organisation.
registration-cancelled = Le tournoi est annulé.
registration-over = Le tournoi est terminé.
registration-closed = Les inscriptions sont fermées : les rondes ont commencé. Demande à l’organisation si tu peux encore entrer.
type-code = Écris le code de l’affiche, ou scanne l’affiche de nouveau.
wrong-code = Ce n’est pas le code, ou il n’est plus valable : regarde l’affiche, ou scanne-la encore une fois.
