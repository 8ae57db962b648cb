nameless = Un tournoi Magic multijoueur
