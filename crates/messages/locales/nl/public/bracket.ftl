seeds = Seeds
order-of-seeds = In de volgorde van de Zwitserse stand toen de cut bekend werd gemaakt; bij gelijke stand is geloot.
column-seed = Seed
column-swiss-points = Swiss-punten
left-tournament = heeft het toernooi verlaten

## Voor de play-offs

not-announced = De cut is nog niet bekend
planned = { $rounds ->
    [one] Na { $rounds } Zwitserse ronde gaat de top { $cut } door. De namen staan hier zodra de cut bekend is.
   *[other] Na { $rounds } Zwitserse rondes gaat de top { $cut } door. De namen staan hier zodra de cut bekend is.
}
no-playoff = Dit toernooi heeft geen play-offs.
will-be-here = De play-offs staan hier zodra de cut bekend is.
