nobody-registered = Aucune inscription pour l’instant
nobody-registered-text = Les joueurs s’affichent ici après leur inscription.
to-your-line = Ta ligne
find-name = Chercher un nom
nobody-by-name = Personne de ce nom
try-fewer = Essaie avec moins de lettres, ou <a>affiche tout le monde</a>.
names = Noms
players-by-name = Joueurs par nom

## Beside the name of a player who plays no more.

left-after = départ après la ronde { $round }
dropped-before-first = drop avant la ronde 1
awarded-bye = bye à la ronde { $round }
awarded-byes = byes aux rondes { $first } à { $last }
dropped-after = drop après la ronde { $round }
