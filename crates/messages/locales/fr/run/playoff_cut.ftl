## Le cut.

cut = Cut
cut-hint = Avec 7, 10, 13 ou 40, les meilleurs seeds sautent la première ronde de phase finale.
top = Top { $count }
show-who = Voir qui est dedans
no-cut = Pas encore de cut

### La liste des seeds.

announced-seeds = Seeds annoncés
would-be-in = Qui serait dans le cut
column-note = Note
left = hors tournoi
waits = en attente
drawn = tiré au sort à égalité

### Annoncer.

seeds-are-fixed = Les seeds sont fixés à l’annonce du cut : un départ ultérieur n’est pas remplacé.
why-now = Pourquoi maintenant
rounds-played = Rondes suisses jouées : { $played } sur les { $planned } prévues.
announced = Le cut au top { $count } est annoncé.
revoked = Cut révoqué.

### La fin sans phase finale.

finish-without = Terminer le tournoi sans phase finale
why-ends = Pourquoi le tournoi se termine maintenant
