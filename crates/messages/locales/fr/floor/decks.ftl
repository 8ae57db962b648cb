## Decklists, pour le staff.

all-decklists = Toutes les decklists
to-decklists = Voir les decklists
the-player = Le joueur

### La liste des joueurs.

change-rules = Modifier ce qui est demandé
ask-for-lists = Demander des decklists
none-asked = Aucune decklist n’est demandée
none-asked-means = Quand l’organisation demande des decklists, les joueurs les déposent sur leur propre page, et tu vois ici qui manque.
asked-until = { $format }, à déposer avant : { $moment }.
asked-until-round = { $format }, à déposer avant la ronde 1.
deadline-over = La date limite est passée : tu peux lire les listes, et les modifier seulement avec une raison.
read-after-deadline = Tu peux lire les listes après la date limite.
count-handed-in = déposées
count-missing = manquantes
count-with-problems = avec problèmes
which-lists = Quelles listes
filter-all = Toutes
filter-missing = Manquantes
filter-wrong = Avec problèmes
find-player = Chercher un joueur
nobody-here = Personne ici
no-player-fits = Aucun joueur ne correspond. Essaie avec moins de lettres.
everybody-handed-in = Tout le monde a déposé une liste.
no-list-is-wrong = La vérification ne trouve de problème dans aucune liste.
players-appear = Les joueurs s’affichent ici une fois inscrits.
names = Noms
caption = Joueurs et leurs decklists
column-no = N°

### L'état d'une liste.

link-not-checked = Un lien, non vérifié
to-look-at = { $count } à vérifier

### La liste d'un joueur.

title-of = Decklist : { $name }
heading-of = Decklist : <bdi>{ $name }</bdi>
lists-until = Les listes sont à déposer avant : { $moment }. Tu peux les lire ensuite.
lists-until-round = Les listes sont à déposer avant la ronde 1. Tu peux les lire ensuite.
no-decklist = Pas de decklist
none-handed-in = Ce joueur n’en a pas déposé.
link-kept = Un lien est gardé tel quel et jamais ouvert par ce service : rien n’en est vérifié.
card-count = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
hand-in-another = Déposer une autre liste pour ce joueur
hand-in = Déposer une liste pour ce joueur
list-hint = Un lien, ou la liste : une carte par ligne. Laisse le champ vide pour retirer la liste.
reason-hint = Nécessaire après la date limite. Elle est inscrite au journal.
save-list = Enregistrer la decklist
list-saved = La decklist est enregistrée.
back-to-list = Retour à la decklist
to-list = Voir la decklist

### Une feuille pour un deck check.

link-to-sheet = Feuille de deck check
deck-check = Deck check
player-number = joueur { $number }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
from-check = Trouvé par la vérification
line-table = Table, ronde
line-taken = Pris à, rendu à
line-minutes = Minutes accordées : durée + 4 (MTR-A X.5A)
line-judge = Arbitre
before-deadline = Les decklists se lisent après la date limite.
nothing-to-print = Il n’y a pas de liste à imprimer : rien n’a été déposé, ou un lien.

### Deck checks aux tables.

deck-checks = Deck checks
unchecked = { $count ->
    [one] { $count } deck aux tables n’a pas encore été vérifié.
   *[other] { $count } decks aux tables n’ont pas encore été vérifiés.
}
draw = Tirer un deck au hasard
draw-means = Le tirage est un dé calculé à partir du secret du tournoi. Il est inscrit au journal, et chacun peut le recalculer quand le tournoi est terminé.
none-checked = Aucun deck vérifié pour l’instant
none-checked-means = Commence un deck check sur la page d’une table. À qui était le deck, qui l’a vérifié et ce qui a été trouvé s’affiche ici.
in-progress = en cours
nothing-found = Rien trouvé
drawn = { $among ->
    [one] Tiré parmi { $among } deck pas encore vérifié : { $player }, table { $table }. Commence le deck check une fois là-bas.
   *[other] Tiré parmi { $among } decks pas encore vérifiés : { $player }, table { $table }. Commence le deck check une fois là-bas.
}
