## Punktacja

title = Punktacja
tiebreaker-evenings-won = Wygrane wydarzenia
tiebreaker-best-places = Najlepsze pozycje: więcej pierwszych, potem więcej drugich i tak dalej
tiebreaker-best-evening = Najwięcej punktów na jednym wydarzeniu
tiebreaker-evenings = Najwięcej wydarzeń
tiebreaker-match-wins = Najwięcej wygranych meczów
tiebreaker-match-win-percentage = Najwyższy procent wygranych meczów
tiebreaker-latest-evening = Punkty na ostatnim wydarzeniu
tiebreakers = Tiebreakery
no-tiebreaker = Osoby z równą liczbą punktów mają tę samą pozycję.
places = Punkty za pozycję końcową
column-places = Pozycje
place-and-on = { $place } i dalsze
place-range = { $first } do { $last }
no-places = Pozycje nie dają punktów.
shared-first = Osoby na wspólnych pozycjach dostają punkty za najlepszą z nich.
shared-last = Osoby na wspólnych pozycjach dostają punkty za najgorszą z nich.
shared-split = Osoby na wspólnych pozycjach dzielą ich punkty po równo, z zaokrągleniem w dół.
match-points = { $points ->
    [one] Każdy punkt meczowy daje { $points } punkt.
    [few] Każdy punkt meczowy daje { $points } punkty.
    [many] Każdy punkt meczowy daje { $points } punktów.
   *[other] Każdy punkt meczowy daje { $points } punktu.
}
participation = { $points ->
    [one] Udział daje { $points } punkt.
    [few] Udział daje { $points } punkty.
    [many] Udział daje { $points } punktów.
   *[other] Udział daje { $points } punktu.
}
participation-every = Punkty za udział liczą się z każdego wydarzenia.
best = { $best ->
    [one] Liczy się tylko najlepsze wydarzenie każdej osoby.
    [few] Liczą się { $best } najlepsze wydarzenia każdej osoby.
    [many] Liczy się { $best } najlepszych wydarzeń każdej osoby.
   *[other] Liczy się { $best } najlepszego wydarzenia każdej osoby.
}
best-all = Liczą się wszystkie wydarzenia.
attendance = Za każde { $every ->
    [one] { $every } wydarzenie
    [few] { $every } wydarzenia
    [many] { $every } wydarzeń
   *[other] { $every } wydarzenia
}: { $points ->
    [one] { $points } punkt premii.
    [few] { $points } punkty premii.
    [many] { $points } punktów premii.
   *[other] { $points } punktu premii.
}
attendance-most = { $most ->
    [one] Tę premię dostaje się raz.
   *[other] Tę premię dostaje się najwyżej { $most } razy.
}
planned = { $count ->
    [one] W planie jest { $count } wydarzenie.
    [few] W planie są { $count } wydarzenia.
    [many] W planie jest { $count } wydarzeń.
   *[other] W planie jest { $count } wydarzenia.
}
achievements = Osiągnięcia
column-achievement = Osiągnięcie
column-most = Na wydarzenie
most-once = raz
most-times = { $most } razy
achievements-every = Osiągnięcia liczą się z każdego wydarzenia.
