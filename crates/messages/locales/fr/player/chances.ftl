line = { $rounds ->
    [one] Top { $cut }, encore { $rounds } ronde
   *[other] Top { $cut }, encore { $rounds } rondes
}
now-in = Tu es dans le top { $cut } quoi qu’il arrive, sauf si tu droppes.
now-out = Aux points, tu ne peux plus atteindre le top { $cut }, sauf si des joueurs devant toi droppent.
now-open = Ta place dans le top { $cut } est encore en jeu.
now-wagered = Avec des points misés, ta place dans le top { $cut } reste en jeu jusqu’à la fin de la dernière ronde.
by-points = Selon les points seulement : certain, quoi que fassent les autres. À égalité de points, les départages décident.

## How the player's own match may end.

with-win = Une victoire
with-draw = Un nul
with-loss = Une défaite

## What follows from it.

means-in = tu y es à coup sûr
means-out = tu n’y seras pas, sauf si des joueurs devant toi droppent
means-open = d’autres tables ou les départages décident
