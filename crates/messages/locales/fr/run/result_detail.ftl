## Le résultat d'une table.

title = Résultat d’une table
result-by = { $round } : <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when } par { $who }
not-reported = { $round } : pas encore annoncé.
players = Joueurs
tournament-over = Le tournoi est terminé : les résultats ne changent que si l’organisation le rouvre au bureau.
would-change = Ce qui changerait

### Champs et boutons.

result-hint = Le siège gagnant, ou D pour un nul ; une touche par partie.
marks = Concession, match loss, drop
marks-hint-finished = C et un siège : concession du match, M et un siège : match loss, comme c2 m3.
marks-hint = C et un siège : concession du match, M et un siège : match loss, D et un siège : drop après cette ronde, comme c2 m3 d4.
who-was-still-in = Nul : qui était encore dans la partie ?
save-draw = Enregistrer comme nul
reason-hint = Elle est inscrite au journal ; pour une ronde terminée, tout le monde peut la lire.
overrule = Remplacer
save-correction = Enregistrer la correction
show-changes = Voir ce qui change
clear = Effacer le résultat
clear-means = Un drop enregistré avec le résultat reste : annule-le sur la page du joueur.
clear-result = Effacer le résultat

### Messages.

reported-before = La table { $table } avait déjà un résultat : { $result } ({ $by }). Le tien n’est pas enregistré. S’il est faux, remplace-le ci-dessous.
stored = Le résultat de la table { $table } est enregistré.
