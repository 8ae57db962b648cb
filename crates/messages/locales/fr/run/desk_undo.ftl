## Annuler la dernière étape.

discard-means = Le brouillon { $round-of } est supprimé. Seul le staff l’a vu ; le numéro de son tirage reste utilisé.
discard = Supprimer le brouillon
unpublish-means = { $number ->
    [one] { $round } redevient un brouillon. Possible tant qu’il n’y a pas de résultat. Tout le monde peut lire que cela a été fait.
   *[other] { $round } redeviennent un brouillon. Possible tant qu’il n’y a pas de résultat. Tout le monde peut lire que cela a été fait.
}
unpublish = Annuler la publication
unstart-means = Le début { $round-of } est annulé : les appariements restent publiés, et le chrono repart à zéro. Tout le monde peut lire que cela a été fait.
unstart = Annuler le début
reopen-means = { $number ->
    [one] { $round } reprend jusqu’à la prochaine étape. Pour un seul résultat faux, corrige-le plutôt.
   *[other] { $round } reprennent jusqu’à la prochaine étape. Pour un seul résultat faux, corrige-le plutôt.
}
reopen = Rouvrir la ronde
take-back-means = Le cut annoncé est révoqué. Possible jusqu’à la première ronde de phase finale. Tout le monde peut lire que cela a été fait.
take-back = Révoquer le cut
