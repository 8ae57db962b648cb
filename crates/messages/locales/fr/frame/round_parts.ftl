## Tables and their seats, and the entry of results.

with-number = (numéro { $number })
loss-or-drop = Concession, match loss, drop
report = Valider
type-a-table = Écris un numéro de table.
keys-label = Résultat en une touche
keys-won = ce siège a gagné
keys-others = <kbd>D</kbd> nul · concession, match loss, drop : <kbd>C</kbd> et un siège : concession, <kbd>M</kbd> et un siège : match loss, <kbd>D</kbd> et un siège : drop après cette ronde · <kbd>Entrée</kbd> valider · <kbd>Ctrl</kbd> <kbd>Z</kbd> annuler

## Places in the standings that a change moves.

moved-none = Le classement ne change pas.
moved = Places du classement qui changent : { $count }.
moved-caption = Places du classement qui changent
now = Avant
then = Après
