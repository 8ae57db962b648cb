## La recherche du staff.

result-of-table = Résultat, { $round } : { $players }
on-the-floor = En salle : appels, temps, décisions
player-number = Joueur { $number }
public-page = Ce que tout le monde voit
