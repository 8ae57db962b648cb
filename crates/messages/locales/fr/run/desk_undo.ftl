## Annuler la dernière étape.

discard-means = Le brouillon est supprimé ({ $round }). Seul le staff l’a vu ; le numéro de son tirage reste utilisé.
discard = Supprimer le brouillon
unpublish-means = { $round } : cela redevient un brouillon. Possible tant qu’il n’y a pas de résultat. Tout le monde peut lire que cela a été fait.
unpublish = Annuler la publication
unstart-means = Le début est annulé ({ $round }) : les appariements restent publiés, et le chrono repart à zéro. Tout le monde peut lire que cela a été fait.
unstart = Annuler le début
reopen-means = { $round } : c’est de nouveau en cours jusqu’à la prochaine étape. Pour un seul résultat faux, corrige-le plutôt.
reopen = Rouvrir la ronde
take-back-means = Le cut annoncé est révoqué. Possible jusqu’à la première ronde de phase finale. Tout le monde peut lire que cela a été fait.
take-back = Révoquer le cut
