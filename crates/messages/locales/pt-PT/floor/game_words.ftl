## Um jogo acompanhado: o que aconteceu

turn-of = o turno de { $player }
nobody = ninguém
turn-ends = { $turn } termina
next-phase = { $turn }: { $phase }
last-phase-ends = { $turn }: termina
next-phase-unknown = { $turn }: fase seguinte

## Saídas do jogo

lose = { $count ->
    [one] { $players } perde
   *[other] { $players } perdem
}
concede = { $count ->
    [one] { $players } concede
   *[other] { $players } concedem
}
leave-with-match-loss = { $count ->
    [one] { $players } sai com uma perda de partida
   *[other] { $players } saem com uma perda de partida
}
leave-drawn = { $count ->
    [one] { $players } sai: o jogo conta como empate para essa pessoa
   *[other] { $players } saem: o jogo conta como empate para essas pessoas
}
at-end-of-phase = { $leave } no fim da fase do { $marker }

## Turnos e fim do tempo

extra-turn = { $player } ganha um turno extra
skips-turn = { $player } salta o próximo turno
time-extra-turns = fim do tempo, com turnos extra
time-finish-turn = fim do tempo, termina-se o turno
time-next-turn = fim do tempo, o turno seguinte é o último
had-been-passed = { $turn } tinha sido passado
not-counted = sem contar: { $players }

## Mágicas e habilidades

casts = { $player } conjura { $object } ({ $marker })
casts-at = { $player } conjura { $object }; alvo: { $targets } ({ $marker })
activates = { $player } ativa { $object } ({ $marker })
activates-at = { $player } ativa { $object }; alvo: { $targets } ({ $marker })
triggers = { $object } de { $player } desencadeia-se ({ $marker })
triggers-at = { $object } de { $player } desencadeia-se; alvo: { $targets } ({ $marker })
copies = { $player } copia { $object } ({ $marker })
copies-at = { $player } copia { $object }; alvo: { $targets } ({ $marker })
passes-priority = { $player } passa a prioridade ({ $marker })
does-nothing = { $player } não faz nada com a prioridade ({ $marker })
leaves-stack = { $object } sai da pilha
announces-loop = { $player } anuncia um loop: repetições: { $iterations }, pontos: { $points }
would-stop = { $player } pararia na repetição { $iteration }, após o ponto { $point }
lets-loop-run = { $player } deixa o loop seguir

## Vida, veneno e assim por diante

status = { $player }: { $changes }
life = vida { $life }
poison = veneno { $poison }
damage = dano de { $commander }: { $amount }
commander-casts = conjurações do comandante: { $casts }
second-commander-casts = conjurações do segundo comandante: { $casts }
commander-of = comandante de { $owner }
second-commander-of = segundo comandante de { $owner }

## O que mais acontece

becomes-monarch = { $player } passa a monarca
takes-initiative = { $player } recebe a iniciativa
wins-by-effect = por um efeito, vitória de { $players }
draw-by-effect = o jogo empata por um efeito de { $players }
noted = { $object } de { $player }: anotado
gone = { $object } já não está lá
gains-control = { $player } ganha o controlo de { $object }
control-ends = o controlo de { $object } termina
lasts-until-turn = { $object } dura até ao próximo turno de { $player }
flips-heads = { $player } lança uma moeda e escolhe cara
flips-tails = { $player } lança uma moeda e escolhe coroa
flips = { $player } lança uma moeda
rolls = { $player } lança um dado de { $sides } lados

## O estado de uma mesa na sala

table-not-started = não começou
table-playing = em jogo
table-paused = pausada
table-extension = tempo extra a decorrer
table-time-is-up = tempo esgotado
table-turn-zero = turno 0, mais { $of }
table-turn = turno { $turn } de { $of }
table-turns-left = { $count ->
    [one] falta { $count } turno
   *[other] faltam { $count } turnos
}
table-last-turn = último turno
table-overtime-over = prolongamento terminado
table-drawn = empate, a confirmar
table-decided = decidida, a confirmar
table-reported = comunicada por um jogador, aguarda confirmação
table-disputed = resultado contestado
table-done = pronta
