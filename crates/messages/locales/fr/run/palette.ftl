## La recherche du staff.

result-of-table = Résultat, { $round } : { $players }
on-the-floor = En salle : appels, temps, décisions
public-page = Ce que tout le monde voit
