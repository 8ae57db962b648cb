## Zamiast zegara

no-time-limit = bez limitu czasu
find-your-seat = znajdź swoje miejsce
paused = zatrzymany

## Zamiast parowań

first-pairings-appear-here = Parowania pierwszej rundy pojawią się tutaj po publikacji.
next-pairings-appear-here = Ta runda się skończyła. Parowania następnej pojawią się tutaj po publikacji.
won = { $count ->
    [one] Wygrywa { $players }.
   *[other] Wygrywają: { $players }.
}
in-the-cut = W topie: { $players }.
seeded = { $seed }. { $player }

## Części strony

names-in-parts = Gracze: podział na części
pairings-by-name = Parowania według nazwisk
turns = Strona { $page } z { $pages } · następna za { $seconds } s
