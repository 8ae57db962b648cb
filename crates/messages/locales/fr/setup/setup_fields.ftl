## Champs des réglages.

level = Niveau
uneven-pods = Pods incomplets
games-to-win = Parties à gagner
points-draw = Points pour un nul
points-loss = Points pour une défaite
points-bye = Points pour un bye
time-limit = Limite de temps
end-of-round = Fin de la ronde
playoff-time-limit = Durée en phase finale
seats = Sièges
cut = Cut
draft-pods = Pods du draft
results-by-players = Résultats par les joueurs
first-table = Première table
registrations-per-address = Inscriptions par adresse
listed = Sur la page d’accueil
indexed = Moteurs de recherche
no-date = { $label } : { $typed } n’est pas une date. Écris-la comme 2026-11-20.
no-choice = { $label } : { $typed } n’est pas un choix. Choisis dans la liste.
unknown-tiebreaker = Départage inconnu : { $typed }. Choisis parmi { $names }.
no-share = { $label } : { $typed } n’est pas un pourcentage. Écris-le comme 1/5, 20 % ou 0.2.
percentage-missing = { $label } : il manque le pourcentage. Écris-le comme 1/5, 20 % ou 0.2.
count-missing = { $label } : il manque le nombre.
no-break = Pauses : { $typed } est illisible ; écris-la comme "ronde 2: 45 minutes, Déjeuner" ou "ronde 4: 10:00".
no-tables = Tables à sauter : { $typed } est illisible. Écris des nombres et des intervalles, comme 13, 20-24.
