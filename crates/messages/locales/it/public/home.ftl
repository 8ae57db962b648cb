pairings-of = Abbinamenti { $round-of }
results-of = Risultati { $round-of }
times-are-in = Gli orari sono quelli di { $zone }.
results-so-far = Risultati finora
won = { $name } ha vinto
drawn = patta
announcements = Annunci
about = Informazioni
pages = Pagine
ask-to-take-part = Chiedi di partecipare
register = Iscriviti

## Dati del torneo.

fact-players = Giocatori
of-at-most = { $count } su un massimo di { $most }
fact-level = Livello
fact-rounds = Round
plan = { $rounds ->
    [0] Nessun round di svizzera
   *[other] { $rounds } round di svizzera
}, { $cut ->
    [0] nessun playoff
   *[other] poi playoff con la top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Nessun round di svizzera
   *[other] { $rounds } round di svizzera
}, { $cut ->
    [0] nessun playoff
   *[other] poi playoff con la top { $cut }
} (come raccomandato per questo numero di giocatori)
