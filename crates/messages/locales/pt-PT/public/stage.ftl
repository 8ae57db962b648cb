## Para uma transmissão

for-a-stream = { $tournament }, para a transmissão

## No lugar do relógio

find-your-seats = procurem os vossos lugares
round-over = fim da ronda
paused = { $left } em pausa

## Ao lado de um jogador

won = ganhou
drawn = empate
seed = Seed { $seed }
commander-damage = Dano de comandante
more-players = e mais { $count }

## A página da equipa

overlays = Overlays para a transmissão
feature-table = Mesa em destaque
shown-table = { $round }: <b>mesa { $table }</b>.
first-table = { $round }: <b>mesa { $table }</b>, a primeira, até escolheres.
on-the-stage = No palco
show-table = Mostrar mesa { $table }
another-table = Outra mesa
its-number = O número dela.
show-it = Mostrar
tables-appear-here = As mesas da primeira ronda aparecem aqui. A primeira é mostrada até escolheres.
table-is-on-stage = A mesa { $table } está no palco.
go-back = Voltar
type-its-number = { $field }: escreve o número.

## Os endereços

addresses = Endereços para a transmissão
how-to-use = No OBS ou num programa parecido, adiciona uma fonte de navegador de 1920 × 1080 e cola um endereço. As páginas não têm fundo e acompanham a ronda automaticamente.
look-at-it = Ver
whole = Ronda, relógio e mesa
whole-explained = A cena inteira: um cabeçalho, e em baixo a mesa com o jogo.
table-explained = Quem está à mesa, pela ordem dos turnos, com os pontos e o jogo.
clock = Relógio
clock-explained = Só os dígitos, sem fundo.
bracket-explained = O playoff, depois de o corte ser anunciado.

game-of-table = Jogo da mesa em destaque
stream-shows-game = Nos dois primeiros endereços abaixo, a transmissão mostra o jogo em direto, como os jogadores ou um juiz o registam: vida, dano de comandante, turnos, quem está fora. Não dês estes endereços a ninguém fora da equipa.
nobody-else-sees-it = O público não vê nada dele, nem no projetor.
everybody-sees-it = Todos o veem no palco público, e os totais de vida no projetor, alguns segundos depois.
show-game-to-everybody = Mostrar a todos
keep-game-to-stream = Mostrar só na transmissão
everybody-sees-game = Todos veem o jogo da mesa em destaque.
only-stream-sees-game = O jogo da mesa em destaque aparece só na transmissão.
