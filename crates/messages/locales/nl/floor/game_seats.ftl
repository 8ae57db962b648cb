out = eruit: { $why }
won-the-game = heeft gewonnen
takes-turn = is aan de beurt
takes-extra-turn = heeft een extra beurt
takes-turn-with = is aan de beurt (marker { $marker })
takes-extra-turn-with = heeft een extra beurt (marker { $marker })
waits-for-turn = wacht op een beurt
waits-for-turn-with = wacht op een beurt (marker { $marker })
marker-designated = marker { $marker } wordt weggehaald
monarch = monarch
has-initiative = heeft het initiative
extra-turns-to-come = { $count ->
    [one] nog een extra beurt
   *[other] nog { $count } extra beurten
}
turns-to-skip = { $count ->
    [one] slaat de volgende beurt over
   *[other] slaat { $count } beurten over
}
leaves-after-phase = gaat weg na de fase ({ $why })
life = life { $life }
poison = poison { $count }
energy = energy { $count }
experience = experience { $count }
rad = rad { $count }
damage-from = { $damage } van de commander van { $player }
damage-from-second = { $damage } van de tweede commander van { $player }
casts = { $count ->
    [one] commander { $count } keer gecast
   *[other] commander { $count } keer gecast
}
casts-of-second = { $count ->
    [one] tweede commander { $count } keer gecast
   *[other] tweede commander { $count } keer gecast
}
would-lose = zou verliezen: { $why }
no-life-left = geen life meer
ten-poison = tien of meer poison
damage-of-21 = 21 of meer schade van de commander van { $player }
in-range = binnen range
in-range-attackable = binnen range, aan te vallen

## Het midden van het plaatje

middle-won = winst
middle-drawn = gelijk
middle-in-game = in de game
middle-turns = { $turns } van { $markers } beurten
middle-turns-left = { $count ->
    [one] beurt nog
   *[other] beurten nog
}

## Nadat de tijd is afgeroepen

turns-left = { $count ->
    [one] nog { $count } beurt
   *[other] nog { $count } beurten
}
last-turn = laatste beurt
last-turns = laatste beurten
time-called = De tijd is afgeroepen.
time-called-last = { $count ->
    [one] De tijd is afgeroepen: de lopende beurt is de laatste.
   *[other] De tijd is afgeroepen: de { $count } lopende beurten zijn de laatste.
}
time-called-more = { $count ->
    [one] De tijd is afgeroepen: er mag nog { $count } beurt beginnen.
   *[other] De tijd is afgeroepen: er mogen nog { $count } beurten beginnen.
}

## Beurten in een lijst

turn = is aan de beurt
turn-extra = heeft een extra beurt
turn-left = weg; de beurt gaat door
designated = wordt weggehaald
waits = wacht
waits-extra = wacht met een extra beurt
waits-first-to-seat = wacht op marker { $marker } ({ $player }), die eerder bij deze stoel was
waits-within-three = wacht op marker { $marker } ({ $player }), binnen drie stoelen naar links
waits-extra-first-to-seat = wacht met een extra beurt op marker { $marker } ({ $player }), die eerder bij deze stoel was
waits-extra-within-three = wacht met een extra beurt op marker { $marker } ({ $player }), binnen drie stoelen naar links
waits-no-more = wacht: er beginnen geen beurten meer
waits-extra-no-more = wacht met een extra beurt: er beginnen geen beurten meer
waits-receiver = wacht tot de volgende speler hem mag aannemen: er is een marker binnen drie stoelen

## De fasen van een beurt

phase-beginning = beginning phase
phase-precombat-main = eerste main phase
phase-combat = combat
phase-postcombat-main = tweede main phase
phase-ending = ending phase

## Waarom een speler weg is

left-lost = verloren
left-conceded = opgegeven
left-match-loss = match loss
left-drawn = gelijk
