## Para uma transmissão

for-a-stream = { $tournament }, para uma transmissão

## No lugar do relógio

find-your-seats = achem seus assentos
round-over = fim da rodada
paused = { $left } pausado

## Ao lado de um jogador

won = venceu
drawn = empate
seed = Seed { $seed }
commander-damage = Dano de comandante
more-players = e mais { $count }

## A página da equipe

overlays = Overlays para transmissão
feature-table = Mesa em destaque
shown-table = { $round }: <b>mesa { $table }</b>.
first-table = { $round }: <b>mesa { $table }</b>, a primeira, até você escolher.
on-the-stage = No palco
show-table = Mostrar mesa { $table }
another-table = Outra mesa
its-number = O número dela.
show-it = Mostrar
tables-appear-here = As mesas da primeira rodada aparecem aqui. A primeira é mostrada até você escolher.
table-is-on-stage = A mesa { $table } está no palco.
go-back = Voltar
type-its-number = { $field }: digite o número.

## Os endereços

addresses = Endereços para a transmissão
how-to-use = No OBS ou em um programa parecido, adicione uma fonte de navegador de 1920 × 1080 e cole um endereço. As páginas não têm fundo e acompanham a rodada automaticamente.
look-at-it = Ver
whole = Rodada, relógio e mesa
whole-explained = A cena inteira: um cabeçalho, e embaixo a mesa com o jogo.
table-explained = Quem está à mesa, na ordem dos turnos, com os pontos e o jogo.
clock = Relógio
clock-explained = Só os dígitos, sem fundo.
bracket-explained = O playoff, depois que o corte for anunciado.

game-of-table = Jogo da mesa em destaque
stream-shows-game = Nos dois primeiros endereços abaixo, a transmissão mostra o jogo ao vivo, como os jogadores ou um juiz o registram: vida, dano de comandante, turnos, quem está fora. Não passe esses endereços para ninguém de fora da equipe.
nobody-else-sees-it = O público não vê nada dele, nem no projetor.
everybody-sees-it = Todos o veem no palco público, e os totais de vida no projetor, alguns segundos depois.
show-game-to-everybody = Mostrar a todos
keep-game-to-stream = Mostrar só na transmissão
everybody-sees-game = Todos veem o jogo da mesa em destaque.
only-stream-sees-game = O jogo da mesa em destaque aparece só na transmissão.
