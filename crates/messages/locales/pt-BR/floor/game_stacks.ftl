## O que está em uma pilha

on-stack = Na pilha do marcador { $marker }, de cima para baixo: { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), alvo: { $targets }

## O que um jogador faz

passes = { $player } passa
passes-at = { $player } passa (marcador { $marker })
does-nothing = { $player } não faz nada com ela
does-nothing-at = { $player } não faz nada com ela (marcador { $marker })
announces = { $player } anuncia
announces-at = { $player } anuncia (marcador { $marker })
casts-spell = { $player } conjura uma mágica
casts-spell-at = { $player } conjura uma mágica (marcador { $marker })
activates-ability = { $player } ativa uma habilidade
activates-ability-at = { $player } ativa uma habilidade (marcador { $marker })
has-triggered-ability = { $player } tem uma habilidade desencadeada
has-triggered-ability-at = { $player } tem uma habilidade desencadeada (marcador { $marker })
makes-copy = { $player } faz uma cópia
makes-copy-at = { $player } faz uma cópia (marcador { $marker })

## Os formulários

priority = Prioridade
priority-hint = Quando todos os que participam passam em sequência, o objeto do topo é resolvido ou a fase termina (CR 117.4).
onto-stack = Para uma pilha
who-does-what = Quem faz o quê
put = Pôr na pilha
put-there = Pôr nessa pilha
with-targets = Com alvos
caused-by-something = Causado por algo
caused-by = Causado por
targets-if-any = Alvos, se houver
targets = Alvos
target-players = Jogadores alvo
controller = Quem controla
what-it-is = O que é
spell = Mágica
activated = Habilidade ativada
triggered = Habilidade desencadeada
copy = Cópia
marker-and-player = Marcador { $marker }, { $player }
on-stack-of = Na pilha de
off-stack = Tirar de uma pilha
leaves-stack = Sai sem ser resolvido

## Loops

loop-asked = Loop: { $player } responde
loop-so-far = { $player } anunciou repetições: { $iterations }, pontos em cada uma: { $points }; agora termina na repetição { $iteration }, após o ponto { $point }.
nothing-earlier = Não propõe nada antes
stop-in-iteration = Parar na repetição
after-point = Após o ponto
proposes-stop = Propõe esta parada
loop-title = Loop
who = Quem
iterations = Repetições
points-of-iteration = Pontos de uma repetição
announce-loop = Anunciar o loop
