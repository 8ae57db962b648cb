turn-of = de beurt van { $player }
nobody = niemand
turn-ends = { $turn } eindigt
next-phase = { $turn }: { $phase }
last-phase-ends = { $turn }: eindigt
next-phase-unknown = { $turn }: volgende fase

## Spelers verlaten de game

lose = { $count ->
    [one] { $players } verliest
   *[other] { $players } verliezen
}
concede = { $count ->
    [one] { $players } geeft op
   *[other] { $players } geven op
}
leave-with-match-loss = { $count ->
    [one] { $players } verlaat de game met een match loss
   *[other] { $players } verlaten de game met een match loss
}
leave-drawn = { $count ->
    [one] { $players } verlaat de game: die eindigt voor deze speler in een gelijkspel
   *[other] { $players } verlaten de game: die eindigt voor deze spelers in een gelijkspel
}
at-end-of-phase = { $leave }, aan het einde van de fase van { $marker }

## Beurten en de tijd

extra-turn = { $player } krijgt een extra beurt
skips-turn = { $player } slaat de volgende beurt over
time-extra-turns = de tijd wordt afgeroepen, met extra beurten
time-finish-turn = de tijd wordt afgeroepen, de beurt wordt afgemaakt
time-next-turn = de tijd wordt afgeroepen, de volgende beurt is de laatste
had-been-passed = { $turn } was al doorgegeven
not-counted = niet geteld: { $players }

## Spells en abilities

casts = { $player } cast { $object } ({ $marker })
casts-at = { $player } cast { $object }, target { $targets } ({ $marker })
activates = { $player } activeert { $object } ({ $marker })
activates-at = { $player } activeert { $object }, target { $targets } ({ $marker })
triggers = { $player } triggert { $object } ({ $marker })
triggers-at = { $player } triggert { $object }, target { $targets } ({ $marker })
copies = { $player } kopieert { $object } ({ $marker })
copies-at = { $player } kopieert { $object }, target { $targets } ({ $marker })
passes-priority = { $player } past ({ $marker })
does-nothing = { $player } doet niets met priority ({ $marker })
leaves-stack = { $object } verlaat de stack
announces-loop = { $player } kondigt een loop aan, { $iterations } keer met { $points } punten
would-stop = { $player } zou stoppen in herhaling { $iteration } na punt { $point }
lets-loop-run = { $player } laat de loop doorgaan

## Life, poison enzovoort

status = { $player }: { $changes }
life = life { $life }
poison = poison { $poison }
damage = schade van { $commander } { $amount }
commander-casts = commander gecast: { $casts }
second-commander-casts = tweede commander gecast: { $casts }
commander-of = de commander van { $owner }
second-commander-of = de tweede commander van { $owner }

## Wat er verder gebeurt

becomes-monarch = { $player } wordt de monarch
takes-initiative = { $player } krijgt het initiative
wins-by-effect = winst door een effect: { $players }
draw-by-effect = de game eindigt in een gelijkspel door een effect van { $players }
noted = { $object } van { $player } is genoteerd
gone = { $object } is er niet meer
gains-control = { $player } krijgt control over { $object }
control-ends = de control over { $object } eindigt
lasts-until-turn = { $object } duurt tot de volgende beurt van { $player }
flips-heads = { $player } gooit een munt op en kiest kop
flips-tails = { $player } gooit een munt op en kiest munt
flips = { $player } gooit een munt op
rolls = { $player } gooit een dobbelsteen met { $sides } zijden

## De staat van een tafel in de zaal

table-not-started = niet begonnen
table-playing = speelt
table-paused = gepauzeerd
table-extension = extra tijd loopt
table-time-is-up = de tijd is om
table-turn-zero = beurt 0, daarna nog { $of }
table-turn = beurt { $turn } van { $of }
table-turns-left = { $count ->
    [one] nog { $count } beurt
   *[other] nog { $count } beurten
}
table-last-turn = laatste beurt
table-overtime-over = de verlenging is voorbij
table-drawn = gelijk, te bevestigen
table-decided = beslist, te bevestigen
table-reported = doorgegeven door een speler, wacht op bevestiging
table-disputed = betwist
table-done = klaar
