## O que seguiu um passo de um jogo acompanhado

with-marker = { $clause } ({ $marker })
player-in-seat = o jogador do assento { $seat }
numbered-object = objeto { $number }

## Turnos

turn-began = { $player } começa um turno
extra-turn-began = { $player } começa um turno extra
turn-ended = termina o turno de { $player }
turn-skipped = o turno de { $player } é pulado
extra-turn-skipped = o turno extra de { $player } é pulado
phase-began = { $marker }: começa a { $phase }
marker-passed = { $marker } passa de { $player } para { $to }
marker-kept = { $player } fica com o { $marker } para um turno extra
extra-turns-wait = { $count ->
    [one] há um marcador perto à direita: { $player } joga um turno extra mais tarde
   *[other] há um marcador perto à direita: { $player } joga { $count } turnos extras mais tarde
}
designated = { $marker } designado para remoção: { $players }, { $markers }
designated-again = { $marker } designado para remoção { $count } vezes: { $players }, { $markers }
players-in-game = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
markers-in-game = { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
}
marker-removed = { $marker } é removido de { $player }
extra-turn-owed = { $player } ganha um turno extra
skip-owed = { $player } pula o próximo turno

## Jogadores que saem do jogo

left-lost = { $player } perde e sai do jogo
left-conceded = { $player } concede e sai do jogo
left-match-loss = { $player } sai do jogo com uma perda de partida
left-drawn = { $player } sai: para esse jogador o jogo empata
departure-deferred = { $player } sai no fim da fase atual do { $marker }

## Fim do tempo e do jogo

time-called-finish = fim do tempo: os turnos em andamento são terminados
time-called-next = fim do tempo; o turno seguinte é o último
time-called-turns = { $count ->
    [0] fim do tempo: nenhum outro turno pode começar
    [one] fim do tempo: mais { $count } turno pode começar
   *[other] fim do tempo: mais { $count } turnos podem começar
}
game-won = { $player } vence o jogo
game-drawn = o jogo empata

## Pilha

put-on-stack = { $player } põe { $object } na pilha do { $marker }
priority-passed = { $player } passa a prioridade
priority-void = o pedido de prioridade de { $player } não vale
has-priority = { $player } tem a prioridade
resolved = { $object } é resolvido
left-stack = { $object } sai da pilha do { $marker }
stack-exiled = o turno termina com { $object } na pilha do { $marker }: vai para o exílio
stack-moved = { $object } vai para a pilha do { $marker }

## Loops

loop-announced = { $player } anuncia um loop, repetições: { $iterations }
stop-proposed = { $player } pararia na repetição { $iteration }, após o ponto { $point }
loop-ran = o loop corre até a repetição { $iteration }
loop-ran-to-point = o loop corre até a repetição { $iteration }, ponto { $point }
loop-abandoned = o loop não corre: saiu um jogador de quem ele precisa

## O que se sabe de um jogador

status-set = muda o status de { $player }
would-lose-life = { $player } está sem vida e perderia
would-lose-poison = { $player } tem dez ou mais marcadores de veneno e perderia
would-lose-damage = { $player } tem 21 ou mais de dano do comandante de { $owner } e perderia

## Permanentes e outros objetos

object-appeared = { $object } está sob o controle de { $player }
object-removed = { $object } não está mais lá
object-left = { $object } sai do jogo com seu dono, { $player }
object-ceased = { $object } deixa de existir
object-exiled = { $object } vai para o exílio
object-removed-from-game = { $object } sai do jogo
object-to-graveyard = { $object } vai para o cemitério de { $player }
control-changed = { $player } controla { $object }
control-unchanged = { $object } continua sob o controle de { $player }
effect-lasts = { $object } dura até o próximo turno de { $player }
effect-ended = { $object } termina

## Moedas e dados

flipped = { $player } joga uma moeda: { $outcome }
rolled-as-coin = { $player } tira { $result } em um dado de { $sides } lados, como combinado: { $outcome }
heads = cara
tails = coroa
heads-won = cara, como pedido: venceu
tails-won = coroa, como pedido: venceu
heads-lost = cara; pediu coroa: perdeu
tails-lost = coroa; pediu cara: perdeu
rolled = { $player } tira { $result } em um dado de { $sides } lados
