## Le tournoi en images

title = Le tournoi en graphiques
nothing-yet = Pas encore de graphiques
nothing-yet-means = Ils apparaissent après la première ronde.
field = Les joueurs, ronde par ronde
field-means = Chaque disque représente les joueurs qui ont le même nombre de points après la ronde, drops compris. La ligne est { $name }.
field-means-alone = Chaque disque représente les joueurs qui ont le même nombre de points après la ronde, drops compris.
rounds = Les rondes en chiffres
column-tables = Tables
column-byes = Byes
column-drawn = Nuls
column-most = Maximum de points
column-median = Médiane (min)
column-longest = La plus longue (min)
times = La durée des parties
times-mean = Minutes du début de la ronde au résultat. Chaque trait est une table ; le long est la médiane.
bracket = Le tableau final, étape par étape
bracket-after = Après : { $stage }
seats-and-commanders = Sièges et commandants
