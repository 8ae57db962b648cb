## Strona turnieju

pairings-of = Parowania { $round-of }
times-are-in = Godziny podano w strefie { $zone }.
before-first = Runda 1 nie jest jeszcze sparowana. Zrób check-in na swojej stronie albo u obsługi.
cancelled-on = Odwołany: { $date }
results-so-far = Dotychczasowe wyniki
won = { $name } wygrywa
drawn = remis
announcements = Ogłoszenia
about = O turnieju
pages = Strony
community = Społeczność
ask-to-take-part = Zgłoś chęć udziału
register = Zapisz się

## Fakty

fact-players = Gracze
of-at-most = { $count } z najwyżej { $most }
fact-level = Poziom
fact-rounds = Rundy
plan = { $rounds ->
    [0] Bez rund szwajcarskich
    [one] { $rounds } runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
    [many] { $rounds } rund szwajcarskich
   *[other] { $rounds } rundy szwajcarskiej
}, { $cut ->
    [0] bez playoffu
   *[other] potem playoff top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Bez rund szwajcarskich
    [one] { $rounds } runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
    [many] { $rounds } rund szwajcarskich
   *[other] { $rounds } rundy szwajcarskiej
}, { $cut ->
    [0] bez playoffu
   *[other] potem playoff top { $cut }
} (zalecane przy tej liczbie graczy)

## Stan rejestracji

registration = Rejestracja
places-full = Komplet
places-left = Wolne miejsca: { $left } z { $most }
places-without-limit = Bez limitu graczy
places-taken = { $waiting ->
    [0] Zajęte wszystkie miejsca: { $most }
   *[other] Zajęte wszystkie miejsca: { $most }, na liście rezerwowej: { $waiting }
}
places-approved = Organizator akceptuje każde zgłoszenie.
places-until = Rejestracja kończy się z parowaniem rundy 1.
