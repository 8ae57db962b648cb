## In plaats van een klok

no-time-limit = geen tijdslimiet
find-your-seat = zoek je stoel
paused = gepauzeerd

## In plaats van de pairings

first-pairings-appear-here = De pairings van de eerste ronde staan hier zodra ze zijn gepubliceerd.
next-pairings-appear-here = Deze ronde is afgelopen. De pairings van de volgende staan hier zodra ze zijn gepubliceerd.
won = { $count ->
    [one] { $players } heeft gewonnen.
   *[other] { $players } hebben gewonnen.
}
in-the-cut = In de cut: { $players }.
seeded = { $seed }. { $player }

## Delen van de pagina

names-in-parts = Namen in delen
pairings-by-name = Pairings op naam
turns = Pagina { $page } van { $pages } · wisselt over { $seconds } s
