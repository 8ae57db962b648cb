pairings-of = Pairings van { $round }
times-are-in = Tijden zijn in { $zone }.
before-first = Ronde 1 is nog niet ingedeeld. Check in op je pagina of aan de balie.
cancelled-on = Afgelast op { $date }
results-so-far = Uitslagen tot nu toe
won = { $name } heeft gewonnen
drawn = gelijkspel
announcements = Berichten
about = Over het toernooi
pages = Pagina's
community = Community
ask-to-take-part = Deelname aanvragen
register = Inschrijven

## Feiten

fact-players = Spelers
of-at-most = { $count } van hoogstens { $most }
fact-level = Niveau
fact-rounds = Rondes
plan = { $rounds ->
    [0] Geen Zwitserse rondes
    [one] { $rounds } Zwitserse ronde
   *[other] { $rounds } Zwitserse rondes
}, { $cut ->
    [0] geen play-offs
   *[other] daarna play-offs met de top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Geen Zwitserse rondes
    [one] { $rounds } Zwitserse ronde
   *[other] { $rounds } Zwitserse rondes
}, { $cut ->
    [0] geen play-offs
   *[other] daarna play-offs met de top { $cut }
} (aanbevolen voor dit aantal spelers)

## De stand van de inschrijving

registration = Inschrijving
places-full = Vol
places-left = { $left } van { $most } plekken vrij
places-without-limit = Geen maximum aantal spelers
places-taken = { $waiting ->
    [0] Alle { $most } plekken zijn bezet
    [one] Alle { $most } plekken zijn bezet, { $waiting } speler wacht
   *[other] Alle { $most } plekken zijn bezet, { $waiting } spelers wachten
}
places-approved = De organisator keurt elke inschrijving goed.
places-until = De inschrijving sluit als ronde 1 wordt ingedeeld.
