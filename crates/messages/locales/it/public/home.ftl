pairings-of = Abbinamenti { $round-of }
times-are-in = Gli orari sono quelli di { $zone }.
before-first = Gli abbinamenti del round 1 non ci sono ancora. Fai il check-in sulla tua pagina o al banco.
cancelled-on = Annullato il { $date }
results-so-far = Risultati finora
won = { $name } ha vinto
drawn = patta
announcements = Annunci
about = Informazioni
pages = Pagine
community = Community
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

## Lo stato delle iscrizioni

registration = Iscrizioni
places-full = Completo
places-left = Posti liberi: { $left } su { $most }
places-without-limit = Senza limite di giocatori
places-taken = { $waiting ->
    [0] Tutti i { $most } posti sono presi
    [one] Tutti i { $most } posti sono presi, { $waiting } giocatore in attesa
   *[other] Tutti i { $most } posti sono presi, { $waiting } giocatori in attesa
}
places-approved = L’organizzatore conferma ogni iscrizione.
places-until = Le iscrizioni si chiudono quando si fanno gli abbinamenti del round 1.
