since = depuis { $time }
taken = Pris

## Buttons, each of a judge.

take = Prendre
take-over = Prendre le relais
give-back = Rendre
any-judge = N’importe quel arbitre
pass-on = Transmettre
head-judge = Head judge
hand-to = Confier à { $name }
resolved = Réglé
write-ruling = Rédiger une décision

## Inputs.

for-head-judge = Pour le head judge (facultatif)
stays = Je reste à la table
time-for-table = Temps pour la table
answer = Réponse (facultative)
