## Ce qui attend le staff.

floor = La salle
attention = À traiter
nothing = Rien à traiter.

### Un mot par sorte.

word-calls = Appels
word-rulings = Décisions
word-late = En retard
word-disputes = Contestés
word-deck-checks = Deck checks
word-missing = Pas là
word-decklists = Decklists
word-registrations = Inscriptions
word-waiting-list = Liste d’attente
word-draft = Brouillon
word-webhooks = Webhooks
word-unheard = Sans réponse

### Une phrase par sorte.

calls = { $count ->
    [one] { $count } appel attend un arbitre
   *[other] { $count } appels attendent un arbitre
}
rulings = { $count ->
    [one] { $count } décision attend le head judge
   *[other] { $count } décisions attendent le head judge
}
late = { $count ->
    [one] { $count } résultat est en retard
   *[other] { $count } résultats sont en retard
}
disputed = { $count ->
    [one] { $count } résultat est contesté
   *[other] { $count } résultats sont contestés
}
deck-checks = { $count ->
    [one] { $count } deck check est en cours
   *[other] { $count } deck checks sont en cours
}
missing = { $count ->
    [one] { $count } joueur sans check-in
   *[other] { $count } joueurs sans check-in
}
decklists = { $count ->
    [one] { $count } decklist manque
   *[other] { $count } decklists manquent
}
registrations = { $count ->
    [one] { $count } joueur attend l’approbation
   *[other] { $count } joueurs attendent l’approbation
}
waiting-list = { $count ->
    [one] { $count } joueur est sur la liste d’attente
   *[other] { $count } joueurs sont sur la liste d’attente
}
draft = Le brouillon { $round-of } n’est plus à jour
webhooks-disabled = { $count ->
    [one] { $count } webhook est désactivé
   *[other] { $count } webhooks sont désactivés
}
webhooks-unheard = { $count ->
    [one] { $count } webhook ne répond plus depuis une heure ou plus
   *[other] { $count } webhooks ne répondent plus depuis une heure ou plus
}

### Un lien court.

table-since = Table { $table } depuis { $time }
earlier-since = Ronde précédente depuis { $time }
elsewhere-since = Ailleurs depuis { $time }
