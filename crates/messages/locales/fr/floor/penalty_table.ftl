## La table des pénalités.

as-file = En fichier
built-in-in-use = La table intégrée est utilisée : { $table }.
everybody-reads = Tout le monde peut lire sur la page des règles et écarts : { $differences }.
from-now-on = Un changement vaut pour les décisions à partir de maintenant ; les précédentes restent telles quelles.
table-name = Nom de la table
another = Autre infraction

### Champs d'une infraction.

category = Catégorie
instead = À la place en multijoueur
the-same = La même
may-be = Peut aussi être
upgrade = Aggravation
cases = Cas
multiplayer = Ce que change le multijoueur
row = Ligne
cell-problem = { $label } : { $problem }
hint = Aggravation : le énième Warning de la journée et sa pénalité, comme 4: game_loss. Cas : comme Moins d’une minute de retard: warning; 10 minutes de retard ou plus: match_loss, drop. Peut aussi être : des niveaux, comme game_loss. Une ligne sans code ni nom est supprimée.
save = Enregistrer la table
saved = La table des pénalités est enregistrée.
nothing-saved = Rien n’a été enregistré. Corrige les lignes marquées.

### Une autre table.

replace-table = Remplacer la table
paste = Coller du JSON ou du CSV
columns = Colonnes du CSV : code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Ou un fichier
replace = Remplacer
replaced = La table des pénalités est remplacée.
nothing-replaced = Rien n’a été remplacé : la table a des erreurs, indiquées ci-dessous.
back-to-built-in = Revenir à la table intégrée
use-built-in = Utiliser la table intégrée
built-in-again = La table intégrée est de nouveau utilisée.
