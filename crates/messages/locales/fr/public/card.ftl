nameless = Un tournoi Magic multijoueur
place-of = { $place } sur { $players }
place-after = { $place } sur { $players } après la ronde { $round }
share = Image à partager
none-yet = Il n’y a pas d’image de ce joueur avant la fin d’une ronde.
