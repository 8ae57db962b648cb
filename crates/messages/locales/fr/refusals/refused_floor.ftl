## Le travail des arbitres en salle.

takes-signed-in = Il faut pour cela quelqu’un du staff avec une session ouverte.
no-table-now = Il n’y a pas de table { $table } dans une ronde en cours.
no-player = Il n’y a pas de joueur numéro { $number } dans ce tournoi.
not-at-table = Le joueur { $number } n’est pas à la table { $table }. Choisis un de ses joueurs.
no-watch = Plus aucune mesure n’est en cours à la table { $table }.

## Noms de champs.

label-about = De quoi il s’agit
label-for-head-judge = Pour le head judge
label-what-happened = Ce qui s’est passé
label-why = Pourquoi

## Un appel.

only-players-call = Seuls les joueurs de ce tournoi appellent l’arbitre ici. Demande à l’accueil.
have-called = Tu as déjà appelé l’arbitre à { $time }. { $now } Retire cet appel avant d’en faire un autre.
call-from-another-table = Tu as appelé l’arbitre avant de changer de table : personne ne vient. Si tu as besoin d’un arbitre maintenant, appelle encore.
table-wrote-much = De quoi il s’agit : ta table a déjà beaucoup écrit. Laisse vide : l’arbitre vient quand même.
say-where = De quoi il s’agit : hors des tables, dis où et quoi.
no-open-call = Tu n’as pas d’appel ouvert : il est déjà réglé ou retiré.
no-such-call = Cet appel n’existe pas dans ce tournoi.
waits-for-chief = Cet appel attend le head judge : le head judge ou l’organisation le prend et le règle.
no-round-at-tables = Table : aucune ronde n’est aux tables maintenant. Laisse la table vide et dis où c’est.
call-no-table = Table : il n’y a pas de table { $table } { $round-in }. Cherche son numéro dans la salle.
hand-to-judge = À qui le confier : choisis quelqu’un du staff qui arbitre ici.
hand-to-other = À qui le confier : choisis quelqu’un qui ne l’a pas déjà.
call-at-no-table = Minutes : cet appel n’est à aucune table.
call-changed = Table { $table } : { $now } Rien n’a été modifié.
call-changed-away = Hors des tables : { $now } Rien n’a été modifié.

## Ce qu'est devenu un appel.

call-waits = L’appel attend un arbitre depuis { $time }.
call-waits-for-head-judge = L’appel attend le head judge depuis { $time }.
call-handed = { $by } a confié l’appel à { $to } à { $time }.
call-handed-to-you = { $by } t’a confié l’appel à { $time }.
call-handed-by-you = Tu as confié l’appel à { $to } à { $time }.
call-taken = { $by } a pris l’appel à { $time }.
call-taken-by-you = Tu as pris l’appel à { $time }.
call-resolved = { $by } a réglé l’appel à { $time }.
call-resolved-by-you = Tu as réglé l’appel à { $time }.
call-withdrawn = Le joueur a retiré l’appel à { $time }.
somebody-opening = Quelqu’un

## Après une décision rédigée depuis un appel.

call-stays = L’appel reste ouvert : quelqu’un d’autre l’a pris.
call-ended = L’appel est terminé.

## Tables couvertes.

covered-by = La table { $table } est couverte par { $name }. Demande-lui de la rendre, ou demande au head judge de te la donner.
covers-all = Tu couvres déjà toutes ces tables.
only-chiefs-give = Le head judge et l’organisation donnent des tables aux autres. Tu peux en prendre pour toi.
judge-of-staff = Arbitre : choisis quelqu’un du staff qui arbitre ici.
theirs-to-release = La table { $table } est couverte par { $name } : c’est à cette personne de la rendre.
nobody-covers = Personne ne couvre ces tables.
none-free-as-before = Aucune table de la ronde précédente n’est libre pour être couverte comme avant.
no-round-to-cover = Aucune ronde n’est aux tables. Les arbitres peuvent prendre des tables quand une ronde est publiée.
tables-unreadable = Tables : { $part } est illisible. Écris des nombres et des intervalles, comme 1-20, 31.
tables-empty = Tables : écris des nombres et des intervalles, comme 1-20, 31.
no-table-to-cover = Tables : il n’y a pas de table { $table } { $round-in }.
no-tables-to-cover = Tables : { $round-in }, il n’y a aucune table de { $from } à { $to }.

## La fin du service d'un arbitre.

ends-own-shift = Le head judge et l’organisation terminent le service des autres. Tu peux terminer le tien.
nothing-to-hand-over = Il n’y a rien à transmettre : aucune table couverte, aucun appel pris, aucune mesure et aucun deck check en cours.
successor-other = Qui prend la relève : choisis quelqu’un d’autre.
successor-of-staff = Qui prend la relève : choisis quelqu’un du staff qui arbitre ici.

## Ce qu'un arbitre a en main.

hand-table = table { $table }
hand-tables = tables { $tables }
hand-calls = { $count ->
    [one] { $count } appel
   *[other] { $count } appels
}
hand-watches = { $count ->
    [one] { $count } mesure
   *[other] { $count } mesures
}
hand-deck-checks = { $count ->
    [one] { $count } deck check
   *[other] { $count } deck checks
}

## Notes et déclarations.

note-about = Choisis le joueur ou la table dont il s’agit.
no-note = Cette note n’existe plus.
note-of-other = Cette note est d’un autre arbitre : la personne qui l’a écrite, ou le head judge, peut la supprimer.
note-empty = Écris quelque chose.
witness-missing = Qui le dit : choisis un joueur, ou écris un nom.
not-missing-here = Le joueur { $number } ne joue pas à la table { $table } en ce moment. Regarde à nouveau la table.
