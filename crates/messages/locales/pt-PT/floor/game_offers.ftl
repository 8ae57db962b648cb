## Grupos

group-result = Resultado
group-later = Sair depois
group-turns = Turnos extra e saltados
group-status = Estado
group-stacks = Pilhas e prioridade
group-random = Moedas e dados
group-effects = Efeitos que ganham ou empatam
group-objects = Objetos e efeitos

## Campos comuns

player = Jogador
name = Nome
object = Objeto

## Um jogador numa lista

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (marcador { $marker })

## Quem sai do jogo

end-turn-of-marker = Terminar o turno do marcador { $marker }
eliminated = Eliminação
conceded = Concedeu
match-loss = Perda de partida
drawn-for-them = Empate para quem sai
lost = Perdeu
won-the-game = Ganhou o jogo
their-turn = O turno é desse jogador
leave-hint = Marca quem sai no mesmo momento e toca no motivo. Um nome abre tudo sobre o lugar.
who-leaves = Quem sai
at-end-of-phase = No fim da fase
at-end-of-phase-hint = Quando sair agora afetaria o que está a acontecer ou está prestes a acontecer (MTR-A 2.4B).
who-leaves-then = Quem sai nessa altura
why = Porquê
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
call-time-finish = Fim do tempo: termina-se o turno
call-time-finish-hint = Termina-se o turno em curso, e nenhum outro começa (2.5AB).
whose-turn = De quem é o turno
had-passed = Já tinham passado o turno
not-counted = Sem contar, turnos saltados (jogo lento)

## Atalhos para um fim, e turnos

won-hint = Todos os outros saem: perderam.
agreed-hint = Todos os que estão no jogo concordam com um empate.
agreed = Todos aceitam o empate
turn-to-hint = Para um juiz que chega mais tarde: os turnos vão terminando até ser o deste jogador.
turn-to = É o turno deste jogador
extra-turn = Turno extra
skip-turn = Saltar o próximo turno

## Moedas e dados

call-nothing = Nada: ninguém ganha o lançamento
heads = Cara
tails = Coroa
coin = Moeda
called = Escolheu
even-die = Lados do dado par que todos combinaram, se não houver moeda
flip = Lançar moeda
die = Dado
sides = Lados
roll = Lançar dado

## Efeitos que terminam o jogo

effect-wins = Um efeito ganha
effect-wins-hint = Os oponentes no alcance perdem (CR 104.3h).
who-wins = Quem ganha com ele
win-by-effect = Ganhar por um efeito
effect-draws = Um efeito empata
effect-draws-hint = O jogo empata para quem controla o efeito e todos no alcance; os outros continuam (CR 104.4e).
who-controls = Quem o controla
draw-by-effect = Empatar por um efeito

## O estado de um jogador

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
set-status = Definir o estado
titles = Monarca e iniciativa
becomes-monarch = Passa a monarca
takes-initiative = Recebe a iniciativa

## Objetos

nothing = Nada
card = Carta
token = Ficha
note-object = Anotar um objeto
owner = Dono
is-a = É
put-by = Posto lá por
its-owner = O dono
attached-to = Anexado a
note-the-object = Anotar o objeto
no-longer-there = Já não está lá
is-gone = Já não está
until-it-ends = Até terminar
control-of = Controlo de { $object }
goes-to = Passa a
as-long-as = Enquanto isto estiver lá
change-control = Mudar o controlo
no-longer-controls = { $player } já não controla { $object }
until-turn = Dura até um próximo turno
until-turn-hint = Também para quem saiu: termina quando esse turno teria começado (CR 800.4m).
effect = Efeito
next-turn-of = Próximo turno de
note-effect = Anotar o efeito

## O que está anotado

noted-card = { $object }: carta de { $player }.
noted-token = { $object }: ficha de { $player }.
noted-card-controlled = { $object }: carta de { $player }, sob o controlo de { $controller }.
noted-token-controlled = { $object }: ficha de { $player }, sob o controlo de { $controller }.
lasts-until = { $effect } dura até ao próximo turno de { $player }.
