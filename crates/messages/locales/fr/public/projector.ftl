## Instead of a clock.

no-time-limit = sans limite de temps
find-your-seat = trouve ton siège
paused = en pause

## Instead of the pairings.

first-pairings-appear-here = Les appariements de la première ronde s’affichent ici quand ils sont publiés.
next-pairings-appear-here = Cette ronde est terminée. Les appariements de la suivante s’affichent ici quand ils sont publiés.
won = { $count ->
    [one] Victoire : { $players }.
   *[other] Victoires : { $players }.
}
in-the-cut = Dans le cut : { $players }.
seeded = { $seed }. { $player }

## Parts of the page.

names-in-parts = Noms par sections
pairings-by-name = Appariements par nom

turns = Page { $page } sur { $pages } · suivante dans { $seconds } s
