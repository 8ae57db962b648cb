## Endereços que não levam a nada

no-round = Nenhuma ronda foi publicada: não há mesa a acompanhar.
no-such-table = Não há mesa { $table } nesta ronda.
to-rounds = Ir para as rondas

## Título e jogos da mesa

title = Jogo na mesa { $table }
game = Jogo { $number }
game-given-up = Jogo { $number } (abandonado)
game-and-variant = Jogo { $number }, { $variant }
grand-melee = Grand Melee
free-for-all = Free-for-All
line = { $players ->
    [one] { $players } jogador, { $playing } no jogo
   *[other] { $players } jogadores, { $playing } no jogo
}
line-confirmed = { $players ->
    [one] { $players } jogador, { $playing } no jogo; confirmado
   *[other] { $players } jogadores, { $playing } no jogo; confirmado
}
line-given-up = { $players ->
    [one] { $players } jogador, { $playing } no jogo; abandonado
   *[other] { $players } jogadores, { $playing } no jogo; abandonado
}
line-not-followed = { $players ->
    [one] { $players } jogador, não acompanhado
   *[other] { $players } jogadores, não acompanhado
}
not-followed = não acompanhado
match-result = A partida: <b><bdi>{ $result }</bdi></b>.
result-of-table = Resultado da mesa
step-through = Rever este jogo passo a passo

## Os turnos em curso

turns = Turnos
acts = Ações
end-turn = Terminar turno<span> de { $player }</span>
next-phase = Próxima fase<span> de { $player }</span>
end-the-turn-of = Terminar o turno de
end-turn-of-marker = <span>Terminar o turno do marcador </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Marcador { $marker }, <bdi>{ $player }</bdi>: { $state }
to-turns = Ir para os turnos

## A lista dos lugares

leaves = { $player } sai
as-picture = A mesa em imagem

## O que se mostra

what-is-shown = O que se mostra
quick = Rápido
everything = Tudo

## O histórico

history = Histórico
earlier-steps = { $count ->
    [one] { $count } passo anterior
   *[other] { $count } passos anteriores
}
the-service = Podium
undone-by = desfeito por { $who }, { $time }
step-of-ruling = { $penalty }: { $what } (decisão { $ruling })
step-of-withdrawn-ruling = { $what } (era a penalização { $penalty } da decisão { $ruling }, que não vale)
done-since = { $time }, { $who }: { $what }
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
undone-since = { $what }: { $undone }

## Desfazer e deixar de acompanhar

undo = Desfazer
undo-before = Desfazer o toque anterior
undo-confirmation = Desfazer a confirmação deste jogo
undo-several = Desfazer vários passos
undo-from = Desfazer tudo a partir deste passo
undo-these = Desfazer estes passos
stop-title = Deixar de acompanhar este jogo
stop-means = O histórico fica. Regista o resultado na página de resultados ou acompanha o jogo de novo desde o início.
stop-button = Deixar de acompanhar
stopped = O jogo já não é acompanhado. O histórico fica.

## O que se pergunta antes

end-turn-title = Terminar o turno agora?
still-on-stack = O turno de { $player } terminaria com isto na pilha: { $objects }.
still-on-stack-of-marker = O turno de { $player } (marcador { $marker }) terminaria com isto na pilha: { $objects }.
end-turn-means = Uma fase termina com a pilha vazia (CR 500.2). Se um efeito termina o turno, o que está na pilha é exilado. Se não, deixa-o resolver primeiro ou tira-o da pilha.
end-turn-button = Terminar o turno, exilar a pilha
call-time-title = Anunciar o fim do tempo agora?
time-is-left = A mesa { $table } ainda tem { $minutes } min. O fim do tempo ainda não foi anunciado.
call-time-button = Anunciar a { $minutes } min do fim
done-meanwhile = Feito entretanto
send-again = Enviar o meu de novo
kept = O que enviaste foi guardado: envia-o de novo se ainda fizer sentido.

## Acompanhar um jogo

start-title = Acompanhar um jogo
plays-grand-melee = { $players ->
    [one] { $players } jogador joga Grand Melee, com alcance de influência 1 e ataques à esquerda, a menos que se tenha combinado outra coisa.
   *[other] { $players } jogadores jogam Grand Melee, com alcance de influência 1 e ataques à esquerda, a menos que se tenha combinado outra coisa.
}
plays-free-for-all = { $players ->
    [one] { $players } jogador joga Free-for-All, com alcance ilimitado, a menos que se tenha combinado outra coisa.
   *[other] { $players } jogadores jogam Free-for-All, com alcance ilimitado, a menos que se tenha combinado outra coisa.
}
something-else = Combinou-se outra coisa
variant = Variante
influence = Alcance de influência
attacks = Ataques
edition = Edição das regras
by-number-of-players = Pelo número de jogadores
of-variant = O da variante
unlimited = Ilimitado
attack-left = À esquerda
attack-right = À direita
attack-several = Vários jogadores
edition-now = Regras atuais (CR 807)
edition-2007 = 2007 (608)
follow-this = Acompanhar este jogo
follow-another = Acompanhar outro jogo

## O fim de um jogo

won-the-game = { $player } ganhou o jogo.
game-is-drawn = O jogo empatou.
out-in-order = Fora do jogo, por esta ordem: { $players }.
out-in-turn = { $players } (turno { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Se a partida terminar agora:
score-won = { $points ->
    [one] { $players }: vitória na partida, { $points } ponto
   *[other] { $players }: vitória na partida, { $points } pontos
}
score-others = { $points ->
    [one] { $players }: { $points } ponto
   *[other] { $players }: { $points } pontos
}
score-drew = { $points ->
    [one] { $players }: empate na partida, { $points } ponto para cada
   *[other] { $players }: empate na partida, { $points } pontos para cada
}
score-out = { $points ->
    [one] { $players }: concessão ou perda de partida, { $points } ponto
   *[other] { $players }: concessão ou perda de partida, { $points } pontos
}
score-takes-stakes = { $players }: vitória na partida, leva todas as apostas
score-shares-stakes = { $players }: empate na partida, apostas de volta e as dos outros repartidas
score-loses-stake = { $players }: aposta perdida
playoff-goes-on = Uma partida do playoff não empata: joga-se outro jogo, com novo sorteio de lugares (2.5B).
too-few = Restam menos de três jogadores na partida, e um jogo multiplayer começa com três (CR 800.1). Se continuarem a jogar, regista o resultado na página de resultado da mesa.
conceded-match = Concedeu a partida inteira
next-game = Iniciar o próximo jogo
another-game = Outro jogo
confirm-result = Confirmar resultado
overrule = Substituir o resultado
result-stored = O resultado da mesa { $table } foi guardado.
next-is-followed = O próximo jogo está a ser acompanhado. Os lugares foram sorteados: vê quem se senta onde.
reported-before = A mesa { $table } já tinha resultado: { $result }. O resultado do jogo não foi guardado. Se o anterior estiver errado, substitui-o abaixo, ou deixa de acompanhar o jogo.

## Formulários que não é possível ler

no-button = Toca num dos botões desta página.
no-seat = { $typed } não é um lugar desta mesa: tem os lugares 1 a { $seats }.
no-whole-number = { $label }: { $typed } não é um número inteiro.
empty-status = Escreve o que muda: vida, marcadores, dano ou conjurações. Um campo vazio fica como está.
not-resolving = { $object } não está a resolver agora, por isso não causa nada.
no-target = { $object } já não está numa pilha, por isso não é alvo.
