## Historia śledzonej gry

turn-of = tura ({ $player })
nobody = nikt
turn-ends = { $turn } się kończy
next-phase = { $turn }: { $phase }
last-phase-ends = { $turn }: koniec
next-phase-unknown = { $turn }: następna faza

## Odejścia z gry

lose = { $count ->
    [one] { $players } przegrywa
   *[other] { $players } przegrywają
}
concede = { $count ->
    [one] { $players } poddaje grę
   *[other] { $players } poddają grę
}
leave-with-match-loss = { $count ->
    [one] { $players } odchodzi z Match Loss
   *[other] { $players } odchodzą z Match Loss
}
leave-drawn = { $count ->
    [one] { $players } odchodzi: dla tego gracza gra kończy się remisem
   *[other] { $players } odchodzą: dla tych graczy gra kończy się remisem
}
at-end-of-phase = { $leave } na koniec fazy ({ $marker })

## Tury i koniec czasu

extra-turn = { $player } dostaje dodatkową turę
skips-turn = { $player } pomija następną turę
time-extra-turns = koniec czasu, z dodatkowymi turami
time-finish-turn = koniec czasu, tura jest dogrywana
time-next-turn = koniec czasu, następna tura jest ostatnia
had-been-passed = przekazano już: { $turn }
not-counted = nieliczone: { $players }

## Czary i zdolności

casts = { $player } rzuca: { $object } ({ $marker })
casts-at = { $player } rzuca: { $object }, cel: { $targets } ({ $marker })
activates = { $player } aktywuje: { $object } ({ $marker })
activates-at = { $player } aktywuje: { $object }, cel: { $targets } ({ $marker })
triggers = { $player } ma zdolność wyzwalaną: { $object } ({ $marker })
triggers-at = { $player } ma zdolność wyzwalaną: { $object }, cel: { $targets } ({ $marker })
copies = { $player } kopiuje: { $object } ({ $marker })
copies-at = { $player } kopiuje: { $object }, cel: { $targets } ({ $marker })
passes-priority = { $player } pasuje ({ $marker })
does-nothing = { $player } nic nie robi, mając priorytet ({ $marker })
leaves-stack = { $object }: schodzi ze stosu
announces-loop = { $player } ogłasza pętlę, powtórzeń: { $iterations }, punktów: { $points }
would-stop = { $player } przerywa w powtórzeniu { $iteration } po punkcie { $point }
lets-loop-run = { $player } nie przerywa pętli

## Stan gracza

status = { $player }: { $changes }
life = życie { $life }
poison = trucizna { $poison }
damage = obrażenia ({ $commander }): { $amount }
commander-casts = rzucenia dowódcy: { $casts }
second-commander-casts = rzucenia drugiego dowódcy: { $casts }
commander-of = dowódca, { $owner }
second-commander-of = drugi dowódca, { $owner }

## Inne zdarzenia

becomes-monarch = { $player } zostaje monarchą
takes-initiative = { $player } przejmuje inicjatywę
wins-by-effect = wygrana w grze przez efekt: { $players }
draw-by-effect = gra kończy się remisem przez efekt: { $players }
noted = zapisano: { $object } ({ $player })
gone = { $object }: już tego nie ma
gains-control = { $player } przejmuje kontrolę: { $object }
control-ends = koniec kontroli: { $object }
lasts-until-turn = { $object }: trwa do następnej tury ({ $player })
flips-heads = { $player } rzuca monetą i wybiera orła
flips-tails = { $player } rzuca monetą i wybiera reszkę
flips = { $player } rzuca monetą
rolls = { $player } rzuca kością (ścianek: { $sides })

## Stan stolika na sali

table-not-started = przed startem
table-playing = grają
table-paused = zegar zatrzymany
table-extension = trwa dodatkowy czas
table-time-is-up = koniec czasu
table-turn-zero = tura 0, do rozegrania: { $of }
table-turn = tura { $turn } z { $of }
table-turns-left = { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
    [many] zostało { $count } tur
   *[other] zostało { $count } tury
}
table-last-turn = ostatnia tura
table-overtime-over = koniec doliczonego czasu
table-drawn = remis, do potwierdzenia
table-decided = rozstrzygnięta, do potwierdzenia
table-reported = zgłoszenie gracza, czeka na potwierdzenie
table-disputed = sporny
table-done = gotowe
