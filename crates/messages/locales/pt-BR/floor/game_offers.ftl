## Grupos

group-result = Resultado
group-later = Sair depois
group-turns = Turnos extras e pulados
group-status = Status
group-stacks = Pilhas e prioridade
group-random = Moedas e dados
group-effects = Efeitos que vencem ou empatam
group-objects = Objetos e efeitos

## Campos comuns

player = Jogador
name = Nome
object = Objeto

## Um jogador em uma lista

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (marcador { $marker })

## Quem sai do jogo

end-turn-of-marker = Terminar o turno do marcador { $marker }
eliminated = Eliminação
conceded = Concedeu
match-loss = Perda de partida
drawn-for-them = Empate para quem sai
lost = Perdeu
won-the-game = Venceu o jogo
their-turn = O turno é desse jogador
leave-hint = Marque quem sai no mesmo momento e aperte o motivo. Um nome abre tudo sobre o assento.
who-leaves = Quem sai
at-end-of-phase = No fim da fase
at-end-of-phase-hint = Quando sair agora afetaria o que está acontecendo ou prestes a acontecer (MTR-A 2.4B).
who-leaves-then = Quem sai então
why = Por quê
in-turn-of = No turno de
leave-later = Sair no fim da fase

## O fim do tempo

call-time = { $count ->
    [one] Fim do tempo: mais { $count } turno
   *[other] Fim do tempo: mais { $count } turnos
}
call-time-hint = { $count ->
    [one] { $count } jogador no jogo é contado: tantos turnos ainda podem começar, mesmo que alguém saia depois (2.5AA).
   *[other] { $count } jogadores no jogo são contados: tantos turnos ainda podem começar, mesmo que alguém saia depois (2.5AA).
}
call-time-finish = Fim do tempo: último turno
call-time-finish-hint = Termina-se o turno em andamento, e nenhum outro começa (2.5AB).
whose-turn = De quem é o turno
had-passed = Já tinham passado o turno
not-counted = Sem contar, turnos pulados (jogo lento)

## Atalhos para um fim, e turnos

won-hint = Todos os outros saem: perderam.
agreed-hint = Todos no jogo concordam com um empate.
agreed = Todos aceitam o empate
turn-to-hint = Para um juiz que chega depois: turnos terminam até que seja o deste jogador.
turn-to = É o turno deste jogador
extra-turn = Turno extra
skip-turn = Pular o próximo turno

## Moedas e dados

call-nothing = Nada: ninguém vence a moeda
heads = Cara
tails = Coroa
coin = Moeda
called = Pediu
even-die = Lados do dado par que todos combinaram, se não houver moeda
flip = Jogar moeda
die = Dado
sides = Lados
roll = Jogar dado

## Efeitos que terminam o jogo

effect-wins = Um efeito vence
effect-wins-hint = Os oponentes no alcance perdem (CR 104.3h).
who-wins = Quem vence com ele
win-by-effect = Vencer por um efeito
effect-draws = Um efeito empata
effect-draws-hint = O jogo empata para quem controla o efeito e todos no alcance; os outros continuam (CR 104.4e).
who-controls = Quem controla
draw-by-effect = Empatar por um efeito

## O status de um jogador

commander-of = Comandante de { $player }
second-commander-of = Segundo comandante de { $player }
status-hint = O que ficar vazio não muda. O dano é todo o dano recebido desse comandante.
life = Vida
poison = Marcadores de veneno
energy = Marcadores de energia
experience = Marcadores de experiência
rad = Marcadores de radiação
commander = Comandante
damage = Dano dele
casts = Conjurações do comandante
casts-of-second = Conjurações de um segundo comandante
set-status = Definir o status
titles = Monarca e iniciativa
becomes-monarch = Vira monarca
takes-initiative = Recebe a iniciativa

## Objetos

nothing = Nada
card = Card
token = Ficha
note-object = Anotar um objeto
owner = Dono
is-a = É
put-by = Posto ali por
its-owner = O dono
attached-to = Anexado a
note-the-object = Anotar o objeto
no-longer-there = Não está mais lá
is-gone = Não está mais
until-it-ends = Até que termine
control-of = Controle de { $object }
goes-to = Passa a
as-long-as = Enquanto isto estiver lá
change-control = Mudar o controle
no-longer-controls = { $player } não controla mais { $object }
until-turn = Dura até um próximo turno
until-turn-hint = Também para quem saiu: termina quando esse turno teria começado (CR 800.4m).
effect = Efeito
next-turn-of = Próximo turno de
note-effect = Anotar o efeito

## O que está anotado

noted-card = { $object }: card de { $player }.
noted-token = { $object }: ficha de { $player }.
noted-card-controlled = { $object }: card de { $player }, sob o controle de { $controller }.
noted-token-controlled = { $object }: ficha de { $player }, sob o controle de { $controller }.
lasts-until = { $effect } dura até o próximo turno de { $player }.
