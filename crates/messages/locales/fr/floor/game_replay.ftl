### Parties suivies, après leur fin.

## La liste.

lead = On peut les parcourir, tour par tour.
empty = Aucune partie suivie n’est finie
empty-means = Les parties que suivent les arbitres, et celles que les joueurs notent à leur table, s’affichent ici une fois finies.
table-and-game = Table { $table }, partie { $game }
table-given-up = Table { $table } (abandonnée)
table-and-game-given-up = Table { $table }, partie { $game } (abandonnée)
who-may-read = Qui peut les lire
open-means = Tout le monde peut les parcourir quand le tournoi est terminé, avec les noms des pages publiques et sans dire qui a saisi quoi. Cela vaut aussi pour les parties que les joueurs ont notées à leur table.
closed-means = Seulement le staff. Tu peux les rendre publiques après le tournoi, avec les noms des pages publiques et sans dire qui a saisi quoi. Cela vaut aussi pour les parties que les joueurs ont notées à leur table.
keep-to-staff = Les réserver au staff
open-to-everybody = Les ouvrir à tout le monde
opened = Tout le monde pourra parcourir ces parties une fois le tournoi terminé.
closed = Ces parties restent au staff.

## Adresses qui ne mènent nulle part.

not-opened = L’organisation n’a pas rendu publiques les parties de ce tournoi.
not-finished = Les parties ne sont pas publiques avant la fin du tournoi.
no-such-game = Cette partie n’existe pas à cette table.
no-such-step = La partie n’a pas cette étape.
no-such-game-or-step = Cette partie n’existe pas, ou n’a pas cette étape.
still-followed = Cette partie est encore suivie : on peut la parcourir une fois finie.
to-games = Voir les parties
to-game = Voir la partie

## Une partie.

all-games = Toutes les parties
step = Étape { $step } sur { $last }
begins = La partie commence.
steps = Étapes

## Liens vers d'autres étapes.

start = Le début
turn-before = Le tour précédent
step-before = L’étape précédente
next-step = L’étape suivante
next-turn = Le tour suivant
end = La fin
