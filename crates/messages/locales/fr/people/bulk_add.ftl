## Ajouter beaucoup de joueurs.

title = Ajouter plusieurs joueurs
intro = Rien n’est ajouté avant que tu aies vérifié la liste.
paste = Coller des noms
names = Noms
names-hint = Un par ligne. Pour une équipe de deux : les deux noms séparés par un point-virgule ; on te demande avant d’en faire un seul joueur.
look-at-names = Vérifier les noms
send-file = Envoyer un fichier
file = Fichier CSV ou feuille
file-hint = Colonnes : nom (ou prénom et nom), email, decklist, commandant, commandant 2, pronoms, coéquipier, table, groupe. L’ordre n’importe pas ; les autres colonnes sont laissées de côté ; sans en-tête, la première colonne est le nom. Séparées par des virgules, des points-virgules ou des tabulations ; ou une feuille Excel (.xlsx) ou OpenDocument (.ods).
written-by = Écrit par
written-by-hint = La liste d’un autre programme est lue selon ses propres titres de colonnes ; les joueurs qui ne jouent pas sont laissés de côté.
look-at-file = Vérifier le fichier
no-names = Il n’y a pas de noms : écris-en un par ligne.
no-file = Choisis un fichier avec au moins un joueur.

## L'aperçu.

preview-title = Vérifier la liste
nothing-added = Rien n’est encore ajouté.
read-as = Le fichier n’est pas en UTF-8 : il a été lu comme { $encoding }. Vérifie les lettres accentuées.
this-sheet = C’est la feuille « { $sheet } » du fichier.
sheet-of-file = Feuille du fichier
read-sheet = Lire cette feuille
edit-list = Modifier la liste
the-list = La liste
check-again = Vérifier de nouveau
add-these = Ajouter ces joueurs
start-over = Recommencer

## La liste.

not-readable = Illisible
rows-wrong = { $count ->
    [one] { $count } ligne sur { $all } a un problème
   *[other] { $count } lignes sur { $all } ont un problème
}
fix-or-leave-out = Corrige-les dans la liste ci-dessous, ou laisse-les de côté. Aucun joueur n’est ajouté avant que toutes les lignes soient valables.
rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
rows-shown = { $count ->
    [one] { $count } ligne ; { $shown } affichées, celles à problèmes d’abord
   *[other] { $count } lignes ; { $shown } affichées, celles à problèmes d’abord
}
column-line = Ligne
column-problem = Problème
leave-out = Écarter
leave-out-player = Écarter { $player }
column-left-out = Écarté
column-mail = E-mail
problem-in-column = Colonne { $column } : { $problem }
same-name-as = Même nom : { $who }
looks-like = Ressemble à { $who }, avec d’autres lettres
unknown-card = Les données de cartes ne connaissent pas <bdi>{ $card }</bdi>. Vérifie l’orthographe.

## Choix sous la liste.

same-names = Noms déjà dans la liste
same-names-out = Les laisser de côté
same-names-out-hint = La liste a déjà été ajoutée, ou contient un nom deux fois.
same-names-add = Les ajouter aussi
same-names-add-hint = Ce sont des personnes différentes du même nom.
second-name = Le second nom d’une ligne
second-out = Le laisser de côté
second-out-hint = Un nom d’équipe, un club ou une note n’est pas un joueur.
second-team-mate = C’est le binôme
second-team-mate-hint = Deux joueurs qui jouent comme un seul.
commas = Virgules entre les noms
commas-players = Elles séparent des joueurs
commas-one = Une ligne est un joueur
commas-one-hint = Nom, prénom.

## Messages après l'ajout.

nobody-added = Personne n’a été ajouté.
added = { $count ->
    [one] { $count } joueur a été ajouté.
   *[other] { $count } joueurs ont été ajoutés.
}
waiting = { $count ->
    [one] { $count } d’entre eux est sur la liste d’attente.
   *[other] { $count } d’entre eux sont sur la liste d’attente.
}
one-left-out = Nom laissé de côté, car déjà là : { $player }.
many-left-out = { $count ->
    [one] { $count } laissé de côté : son nom est déjà là.
   *[other] { $count } laissés de côté : leurs noms sont déjà là.
}
