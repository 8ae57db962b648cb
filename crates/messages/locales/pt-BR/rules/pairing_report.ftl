## Reencontros

nobody-again = Ninguém reencontra um oponente anterior.
again-by-hand-nobody-before = { $count ->
    [one] { $count } dupla se reencontra; antes da alteração à mão, nenhuma.
   *[other] { $count } duplas se reencontram; antes da alteração à mão, nenhuma.
}
again-by-hand = { $count ->
    [one] { $count } dupla se reencontra.
   *[other] { $count } duplas se reencontram.
}
again-strictly = { $count ->
    [one] { $count } dupla se reencontra: esta rodada não evita isso.
   *[other] { $count } duplas se reencontram: esta rodada não evita isso.
}
again-all-tried = { $count ->
    [one] { $count } dupla se reencontra; o mínimo possível é { $least } (todos os pareamentos foram testados ou descartados).
   *[other] { $count } duplas se reencontram; o mínimo possível é { $least } (todos os pareamentos foram testados ou descartados).
}
again-searched = { $count ->
    [one] { $count } dupla se reencontra; o mínimo possível é { $least } (a busca não achou nada melhor).
   *[other] { $count } duplas se reencontram; o mínimo possível é { $least } (a busca não achou nada melhor).
}
again-kept-all-tried = { $count ->
    [one] { $count } dupla se reencontra; o mínimo possível com os pods mantidos é { $least } (todos os pareamentos foram testados ou descartados).
   *[other] { $count } duplas se reencontram; o mínimo possível com os pods mantidos é { $least } (todos os pareamentos foram testados ou descartados).
}
again-kept-searched = { $count ->
    [one] { $count } dupla se reencontra; o mínimo possível com os pods mantidos é { $least } (a busca não achou nada melhor).
   *[other] { $count } duplas se reencontram; o mínimo possível com os pods mantidos é { $least } (a busca não achou nada melhor).
}
rest-by-hand = O resto vem de alterações à mão.
meet-again = { $first } e { $second } se reencontram; jogaram juntos na rodada { $round }.
meet-nth-time = { $first } e { $second } se enfrentam pela { $nth-f } vez; jogaram juntos nas rodadas { $rounds }.
third-meetings = { $count ->
    [one] Ao todo, { $count } dupla se encontra pela terceira vez ou mais.
   *[other] Ao todo, { $count } duplas se encontram pela terceira vez ou mais.
}
not-kept-apart = { $first } e { $second } não deveriam se enfrentar, mas não foi possível separar.
round-at-random = Esta rodada é pareada por sorteio.
round-mixed = Esta rodada mistura jogadores fortes e fracos.
round-by-standings = Esta rodada é pareada pela classificação.
round-strict = Esta rodada é pareada estritamente pela classificação.

## Diferenças de pontos

all-equal = Todos jogam contra quem tem os mesmos pontos de partida.
spread-least = As diferenças de pontos de partida somam { $sum } em todos os pods, o mínimo possível.
spread-more = As diferenças de pontos de partida somam { $sum } em todos os pods; o mínimo seria { $least } se ninguém tivesse se encontrado antes.
wide-pods = { $count ->
    [one] { $count } pod com diferença de duas vitórias ou mais.
   *[other] { $count } pods com diferença de duas vitórias ou mais.
}
moved-up = { $name } ({ $points }) sobe no pareamento, na mesa { $table }, contra { $against }.
moved-down = { $name } ({ $points }) desce no pareamento, na mesa { $table }, contra { $against }.
more-moved = { $count ->
    [one] Mais { $count } sobe ou desce no pareamento.
   *[other] Mais { $count } sobem ou descem no pareamento.
}

## Pods menores

smaller-pods = { $count ->
    [one] { $count } pod menor; { $again }.
   *[other] { $count } pods menores; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } pod menor, porque { $players } jogadores não completam pods de { $size }; { $again }.
   *[other] { $count } pods menores, porque { $players } jogadores não completam pods de { $size }; { $again }.
}
nobody-again-smaller = ninguém fica em um deles pela segunda vez
sat-before = { $count ->
    [one] { $names } já ficou em um antes
   *[other] { $names } já ficaram em um antes
}
many-sat-before = { $count ->
    [one] { $count } jogador já ficou em um antes
   *[other] { $count } jogadores já ficaram em um antes
}

## Mesas fixas

away-taken = { $name } está na mesa { $table }: a mesa fixa { $fixed } também é fixa de { $other }.
away = { $name } está na mesa { $table }, embora tenha a mesa { $fixed } fixa.

## Byes

bye-awarded = { $name } tem o bye: foi concedido antes do torneio.
bye-drawn = { $name } tem o bye: na rodada 1, os byes são sorteados.
bye-by-hand = { $name } ({ $points }) tem o bye à mão: pela classificação, seria de { $other } ({ $others-points }).
bye-lowest = { $name } tem o bye: a posição mais baixa na classificação entre quem ainda não teve nenhum ({ $points }).
bye-fewest = { $name } tem o bye: a posição mais baixa entre quem teve menos byes ({ $points }, antes { $had }).
bye-saves-repeat = Entre iguais, o sorteio cedeu: teria causado um reencontro.
bye-not-drawn = { $name } tem o bye à mão: pelo sorteio, seria de { $drawn }.

## Por que um pod é assim

no-points-yet = Ninguém tem pontos ainda.
ranks-here = Posições { $ranks } da classificação.
drawn-at-random = Por sorteio.
all-on = Todos com { $points }.
from-to = De { $high } a { $low }.
fills-no-pods = { $count ->
    [one] { $count } jogador tem { $points } ou mais, o que não completa pods inteiros.
   *[other] { $count } jogadores têm { $points } ou mais, o que não completa pods inteiros.
}
alone-all-on = Só pelos pontos: todos com { $points }; evitar reencontros vem antes.
alone-from-to = Só pelos pontos: de { $high } a { $low }; evitar reencontros vem antes.
up = { $name } ({ $points }) sobe no pareamento.
down = { $name } ({ $points }) desce no pareamento.
pod-meet-again = { $first } e { $second } se reencontram (rodada { $round }).
pod-meet-nth-time = { $first } e { $second } se enfrentam pela { $nth-f } vez (rodadas { $rounds }).
should-not-meet = { $first } e { $second } não deveriam se enfrentar.
smaller-pod = Um pod menor.
smaller-pod-uneven = { $players ->
    [one] Um pod menor: { $players } jogador não completa pods de { $size }.
   *[other] Um pod menor: { $players } jogadores não completam pods de { $size }.
}
pod-sat-before = { $count ->
    [one] { $names } já ficou em um antes.
   *[other] { $names } já ficaram em um antes.
}
fixed-for = Mesa fixa { $table }: { $name }.
kept-by-hand = Mantido à mão.
