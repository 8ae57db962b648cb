## Reencontros

nobody-again = Ninguém volta a defrontar um oponente anterior.
again-by-hand-nobody-before = { $count ->
    [one] { $count } par volta a defrontar-se; antes da alteração à mão, nenhum.
   *[other] { $count } pares voltam a defrontar-se; antes da alteração à mão, nenhum.
}
again-by-hand = { $count ->
    [one] { $count } par volta a defrontar-se.
   *[other] { $count } pares voltam a defrontar-se.
}
again-strictly = { $count ->
    [one] { $count } par volta a defrontar-se: esta ronda não o evita.
   *[other] { $count } pares voltam a defrontar-se: esta ronda não o evita.
}
again-all-tried = { $count ->
    [one] { $count } par volta a defrontar-se; o mínimo possível é { $least } (todos os emparelhamentos foram testados ou descartados).
   *[other] { $count } pares voltam a defrontar-se; o mínimo possível é { $least } (todos os emparelhamentos foram testados ou descartados).
}
again-searched = { $count ->
    [one] { $count } par volta a defrontar-se; o mínimo possível é { $least } (a pesquisa não encontrou nada melhor).
   *[other] { $count } pares voltam a defrontar-se; o mínimo possível é { $least } (a pesquisa não encontrou nada melhor).
}
again-kept-all-tried = { $count ->
    [one] { $count } par volta a defrontar-se; o mínimo possível com os pods mantidos é { $least } (todos os emparelhamentos foram testados ou descartados).
   *[other] { $count } pares voltam a defrontar-se; o mínimo possível com os pods mantidos é { $least } (todos os emparelhamentos foram testados ou descartados).
}
again-kept-searched = { $count ->
    [one] { $count } par volta a defrontar-se; o mínimo possível com os pods mantidos é { $least } (a pesquisa não encontrou nada melhor).
   *[other] { $count } pares voltam a defrontar-se; o mínimo possível com os pods mantidos é { $least } (a pesquisa não encontrou nada melhor).
}
rest-by-hand = O resto vem de alterações à mão.
meet-again = { $first } e { $second } voltam a defrontar-se; já se defrontaram na ronda { $round }.
meet-nth-time = { $first } e { $second } defrontam-se pela { $nth-f } vez; já se defrontaram nas rondas { $rounds }.
third-meetings = { $count ->
    [one] Ao todo, { $count } par defronta-se pela terceira vez ou mais.
   *[other] Ao todo, { $count } pares defrontam-se pela terceira vez ou mais.
}
not-kept-apart = { $first } e { $second } não deviam defrontar-se, mas não foi possível mantê-los afastados.
round-at-random = Esta ronda é emparelhada por sorteio.
round-mixed = Esta ronda mistura jogadores fortes e fracos.
round-by-standings = Esta ronda é emparelhada pela classificação.
round-strict = Esta ronda é emparelhada estritamente pela classificação.

## Diferenças de pontos

all-equal = Todos jogam contra quem tem os mesmos pontos de partida.
spread-least = As diferenças de pontos de partida somam { $sum } em todos os pods, o mínimo possível.
spread-more = As diferenças de pontos de partida somam { $sum } em todos os pods; o mínimo seria { $least } se ninguém se tivesse defrontado antes.
wide-pods = { $count ->
    [one] { $count } pod com diferença de duas vitórias ou mais.
   *[other] { $count } pods com diferença de duas vitórias ou mais.
}
moved-up = { $name } ({ $points }) sobe no emparelhamento, na mesa { $table }, contra { $against }.
moved-down = { $name } ({ $points }) desce no emparelhamento, na mesa { $table }, contra { $against }.
more-moved = { $count ->
    [one] Mais { $count } sobe ou desce no emparelhamento.
   *[other] Mais { $count } sobem ou descem no emparelhamento.
}

## Pods mais pequenos

smaller-pods = { $count ->
    [one] { $count } pod mais pequeno; { $again }.
   *[other] { $count } pods mais pequenos; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } pod mais pequeno, porque { $players } jogadores não completam pods de { $size }; { $again }.
   *[other] { $count } pods mais pequenos, porque { $players } jogadores não completam pods de { $size }; { $again }.
}
nobody-again-smaller = ninguém fica num deles pela segunda vez
sat-before = { $count ->
    [one] { $names } já esteve num deles
   *[other] { $names } já estiveram num deles
}
many-sat-before = { $count ->
    [one] { $count } jogador já esteve num deles
   *[other] { $count } jogadores já estiveram num deles
}

## Mesas fixas

away-taken = { $name } está na mesa { $table }: a mesa fixa { $fixed } também é fixa de { $other }.
away = { $name } está na mesa { $table }, embora tenha a mesa { $fixed } fixa.

## Byes

bye-awarded = { $name } tem o bye: foi atribuído antes do torneio.
bye-drawn = { $name } tem o bye: na ronda 1, os byes são sorteados.
bye-by-hand = { $name } ({ $points }) tem o bye à mão: pela classificação, seria de { $other } ({ $others-points }).
bye-lowest = { $name } tem o bye: a posição mais baixa na classificação entre quem ainda não teve nenhum ({ $points }).
bye-fewest = { $name } tem o bye: a posição mais baixa entre quem teve menos byes ({ $points }, antes { $had }).
bye-saves-repeat = Entre iguais, o sorteio cedeu: teria causado um reencontro.
bye-not-drawn = { $name } tem o bye à mão: pelo sorteio, seria de { $drawn }.

## Por que motivo um pod é assim

no-points-yet = Ainda ninguém tem pontos.
ranks-here = Posições { $ranks } da classificação.
drawn-at-random = Por sorteio.
all-on = Todos com { $points }.
from-to = De { $high } a { $low }.
fills-no-pods = { $count ->
    [one] { $count } jogador tem { $points } ou mais, o que não completa pods.
   *[other] { $count } jogadores têm { $points } ou mais, o que não completa pods.
}
alone-all-on = Só pelos pontos: todos com { $points }; evitar reencontros vem antes.
alone-from-to = Só pelos pontos: de { $high } a { $low }; evitar reencontros vem antes.
up = { $name } ({ $points }) sobe no emparelhamento.
down = { $name } ({ $points }) desce no emparelhamento.
pod-meet-again = { $first } e { $second } voltam a defrontar-se (ronda { $round }).
pod-meet-nth-time = { $first } e { $second } defrontam-se pela { $nth-f } vez (rondas { $rounds }).
should-not-meet = { $first } e { $second } não deviam defrontar-se.
smaller-pod = Um pod mais pequeno.
smaller-pod-uneven = { $players ->
    [one] Um pod mais pequeno: { $players } jogador não completa pods de { $size }.
   *[other] Um pod mais pequeno: { $players } jogadores não completam pods de { $size }.
}
pod-sat-before = { $count ->
    [one] { $names } já esteve num deles.
   *[other] { $names } já estiveram num deles.
}
fixed-for = Mesa fixa { $table }: { $name }.
kept-by-hand = Mantido à mão.
