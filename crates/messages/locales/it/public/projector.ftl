## Al posto dell’orologio.

no-time-limit = senza limite di tempo
find-your-seat = cercate il vostro posto
paused = in pausa

## Al posto degli abbinamenti.

first-pairings-appear-here = Gli abbinamenti del primo round compariranno qui quando saranno pubblicati.
next-pairings-appear-here = Questo round è finito. Gli abbinamenti del prossimo compariranno qui quando saranno pubblicati.
won = { $count ->
    [one] { $players } vince il torneo.
   *[other] { $players } vincono il torneo.
}
in-the-cut = In top: { $players }.
seeded = { $seed }. { $player }

## Parti della pagina.

names-in-parts = Nomi in parti
pairings-by-name = Abbinamenti per nome
turns = Pagina { $page } di { $pages } · cambia fra { $seconds } s
