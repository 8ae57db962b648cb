## Assentos

out = fora: { $why }
won-the-game = venceu o jogo
takes-turn = joga um turno
takes-extra-turn = joga um turno extra
takes-turn-with = joga um turno (marcador { $marker })
takes-extra-turn-with = joga um turno extra (marcador { $marker })
waits-for-turn = espera um turno
waits-for-turn-with = espera um turno (marcador { $marker })
marker-designated = marcador { $marker } designado para remoção
monarch = monarca
has-initiative = tem a iniciativa
extra-turns-to-come = { $count ->
    [one] ainda tem um turno extra
   *[other] ainda tem { $count } turnos extras
}
turns-to-skip = { $count ->
    [one] pula o próximo turno
   *[other] { $count } turnos a pular
}
leaves-after-phase = sai no fim da fase ({ $why })
life = vida { $life }
poison = veneno { $count }
energy = energia { $count }
experience = experiência { $count }
rad = radiação { $count }
damage-from = { $damage } do comandante de { $player }
damage-from-second = { $damage } do segundo comandante de { $player }
casts = { $count ->
    [one] { $count } conjuração do comandante
   *[other] { $count } conjurações do comandante
}
casts-of-second = { $count ->
    [one] { $count } conjuração do segundo comandante
   *[other] { $count } conjurações do segundo comandante
}
would-lose = perderia: { $why }
no-life-left = sem vida
ten-poison = dez ou mais marcadores de veneno
damage-of-21 = 21 ou mais de dano do comandante de { $player }
in-range = no alcance
in-range-attackable = no alcance, ataque permitido

## O meio da figura

middle-won = venceu
middle-drawn = empate
middle-in-game = no jogo
middle-turns = { $turns } de { $markers } turnos
middle-turns-left = { $count ->
    [one] turno restante
   *[other] turnos restantes
}

## Depois do fim do tempo

turns-left = { $count ->
    [one] falta { $count } turno
   *[other] faltam { $count } turnos
}
last-turn = último turno
last-turns = últimos turnos
time-called = Fim do tempo anunciado.
time-called-last = { $count ->
    [one] Fim do tempo anunciado: o turno em andamento é o último.
   *[other] Fim do tempo anunciado: os { $count } turnos em andamento são os últimos.
}
time-called-more = { $count ->
    [one] Fim do tempo anunciado: pode começar mais { $count } turno.
   *[other] Fim do tempo anunciado: podem começar mais { $count } turnos.
}

## Turnos em uma lista

turn = joga o turno
turn-extra = joga um turno extra
turn-left = saiu; o turno continua
designated = designado para remoção
waits = espera
waits-extra = espera com um turno extra
waits-first-to-seat = espera o marcador { $marker } ({ $player }), que chegou antes a este assento
waits-within-three = espera o marcador { $marker } ({ $player }), a até três assentos à esquerda
waits-extra-first-to-seat = espera com um turno extra o marcador { $marker } ({ $player }), que chegou antes a este assento
waits-extra-within-three = espera com um turno extra o marcador { $marker } ({ $player }), a até três assentos à esquerda
waits-no-more = espera: não começa mais nenhum turno
waits-extra-no-more = espera com um turno extra: não começa mais nenhum turno
waits-receiver = espera até que o próximo jogador possa recebê-lo: há um marcador a até três assentos

## As fases

phase-beginning = fase inicial
phase-precombat-main = fase principal pré-combate
phase-combat = fase de combate
phase-postcombat-main = fase principal pós-combate
phase-ending = fase final

## Por que alguém saiu

left-lost = perdeu
left-conceded = concedeu
left-match-loss = perda de partida
left-drawn = empate
