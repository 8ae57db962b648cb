pairings-of = Appariements { $round-of }
times-are-in = Heures du fuseau { $zone }.
before-first = La ronde 1 n’est pas encore appariée. Fais ton check-in sur ta page ou à l’accueil.
cancelled-on = Annulé le { $date }
results-so-far = Résultats jusqu’ici
won = { $name } a gagné
drawn = nul
announcements = Annonces
about = À propos
pages = Pages
community = Communauté
ask-to-take-part = Demander à participer
register = S’inscrire

## Facts of the tournament.

fact-players = Joueurs
of-at-most = { $count } sur { $most } au plus
fact-level = Niveau
fact-rounds = Rondes
plan = { $rounds ->
    [0] Pas de rondes suisses
    [one] { $rounds } ronde suisse
   *[other] { $rounds } rondes suisses
}, { $cut ->
    [0] pas de phase finale
   *[other] puis une phase finale du top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Pas de rondes suisses
    [one] { $rounds } ronde suisse
   *[other] { $rounds } rondes suisses
}, { $cut ->
    [0] pas de phase finale
   *[other] puis une phase finale du top { $cut }
} (recommandé pour ce nombre de joueurs)

## L’état des inscriptions

registration = Inscription
places-full = Complet
places-left = Places libres : { $left } sur { $most }
places-without-limit = Sans limite de joueurs
places-taken = { $waiting ->
    [0] Les { $most } places sont prises
    [one] Les { $most } places sont prises, { $waiting } joueur attend
   *[other] Les { $most } places sont prises, { $waiting } joueurs attendent
}
places-approved = L’organisation approuve chaque inscription.
places-until = Les inscriptions ferment à l’appariement de la ronde 1.
