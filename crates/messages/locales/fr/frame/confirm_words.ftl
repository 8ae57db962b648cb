### Les mots qui confirment une action

cancel = annuler
discard = supprimer
disqualify = disqualifier
drop = drop
everybody = tous
nobody = personne
remove = retirer
reopen = rouvrir
restart = relancer
revoke = révoquer
stop = arrêter
unpublish = dépublier
unstart = annuler
void = annuler
