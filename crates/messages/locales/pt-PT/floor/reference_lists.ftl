## Títulos

information = Informação
before-the-game = Antes do jogo
penalties = Penalizações

## O que os jogadores dizem uns aos outros

status = Estado
status-means = Anuncia logo uma mudança e mantém-na onde a mesa possa ver (MTR-A 4.1).
status-life = Totais de vida
status-counters = Marcadores em jogadores
status-effects = Efeitos sem fim sobre jogadores, como o monarca ou um emblema
status-mana = Mana por gastar
status-dungeon = Onde um jogador está numa masmorra
status-commander-damage = Dano de comandante, por comandante
free = Livre
free-means = Os jogadores respondem a perguntas sobre ela por completo e com a verdade (MTR-A 4.1).
free-actions = Ações atuais e as anteriores que ainda importam
free-names = O nome de qualquer objeto visível
free-objects = Tipos e números de marcadores, estados e zonas de objetos
free-score = A pontuação da partida
free-phase = A fase e de quem é o turno; com vários turnos ao mesmo tempo, de cada um
free-commander = Quantas vezes um comandante foi conjurado
derived = Derivada
derived-means = Os jogadores não precisam de ajudar os outros a descobri-la e não podem mentir sobre ela.
derived-counts = Quantas cartas de um tipo há numa zona pública
derived-objects = Características de objetos visíveis que não são informação livre
derived-rules = Regras e textos de cartas, como um juiz os explica
private = Privada
private-means = O que só alguns jogadores podem ver. Podem dizer qualquer coisa sobre isso, seja ou não verdade. Mostrar a carta é outra questão.
shortcuts = Atalhos (MTR-A 4.2)
shortcut-non-active = Se um atalho menciona o jogador não ativo, refere-se a cada um deles, pela ordem dos turnos.
shortcut-attacks = Com mais de dois jogadores no jogo, nada se supõe sobre ataques: diz o jogador, planeswalker ou batalha, mesmo para criaturas que entram a atacar.
shortcut-earlier = Quem quer agir antes de um momento posterior proposto tem de o dizer a tempo.
shortcut-priority = Quem pede a prioridade e depois não faz nada não ganha nada: vê <a>quem tem a prioridade</a>.

## Antes de um jogo

before = Antes de um jogo de Commander (MTR-A X.4A)
before-players = Os jogadores certos na mesa certa, pela ordem do emparelhamento; o primeiro lugar começa (MTR-A 2.2A).
before-companions = Primeiro mostram-se os companheiros, pela ordem dos turnos: quem tem um mostra-o, e mostra que o deck cumpre a condição (CR 103.2b).
before-commanders = Depois os comandantes vão para a zona de comando com a face para cima (CR 103.2c, 903.6).
before-shuffle = Os decks são baralhados e apresentados; cada oponente pode baralhar ou cortar.
before-life = 40 de vida para cada um (CR 903.7); sete cartas.
before-mulligans = Mulligans, pela ordem dos turnos; o primeiro de cada jogador não custa uma carta (CR 103.5c).
before-opening-hands = Ações com a mão inicial, pela ordem dos turnos (CR 103.6).
before-draw = O primeiro jogador não salta a compra: jogam mais de dois (CR 103.8c).

## Um deck check

check = Deck check
check-timer = Inicia o cronómetro na mesa: a verificação dá a sua própria duração e mais quatro minutos (MTR-A X.5A).
check-sleeves = Recolhe os decks antes da compra das mãos iniciais; primeiro conta e observa os protetores.
check-count = 100 cartas com os comandantes; em Commander Draft, pelo menos 60.
check-commanders = Os comandantes podem ser comandantes, sozinhos ou em par.
check-twice = Nenhuma carta repetida, exceto terrenos básicos e cartas que o permitem. Isto não vale em Commander Draft.
check-colours = Todas as cartas dentro da identidade de cor dos comandantes.
check-banned = Nada da lista de banidas do torneio.
check-companion = Um companheiro: a condição dele, e se está na lista.
check-list = A lista diz o mesmo, carta a carta.
check-marks = Marcas, padrões, foils curvadas: que cartas, e um jogador ganharia algo com isso?
check-give-back = Baralha o deck, devolve-o, para o cronómetro e diz o tempo aos jogadores.
check-found = Se encontraste algo: <a>3.4, 3.5, 3.8 na tabela de penalizações</a>. Um problema de deck é mostrado a todos os oponentes.

## O que termina o jogo de alguém

loss = O que termina o jogo de alguém em Commander
loss-life = Vida 0 ou menos; dez marcadores de veneno; comprar de um grimório vazio (CR 104.3).
loss-commander = 21 de dano de combate de um mesmo comandante, cada um contado à parte (CR 903.10a).
loss-command-zone = Um comandante que iria para a mão, o grimório, o cemitério ou o exílio pode ir para a zona de comando (CR 903.9).

## A tabela de infrações e penalizações

levels-in-order = { $table }. Da mais leve à mais pesada: { $levels }.
at-regular = No nível Regular há orientação e o Aviso, nada mais.
to-head-judge = Uma Perda de Jogo ou mais vai para o juiz principal; só o juiz principal desqualifica.
instead-of = (em vez de { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty } e saída do torneio
may-also-be = Também pode ser: { $penalties }.
upgrade = Advertência número { $number } num dia: { $penalty }.
in-multiplayer = Em multiplayer: { $change }
conduct = O código de conduta da organização também se aplica; violá-lo é Conduta Antidesportiva (MTR-A 5.4): <a>Regras e desvios</a>.

## O fim de uma ronda

here-extra-turns = Aqui: { $limit }, depois mais um turno por cada jogador ainda em jogo.
here-finish-turn = Aqui: { $limit }, depois termina-se o turno em curso.
called = O fim do tempo é anunciado
called-extensions = Cada mesa recebe antes o seu tempo extra: um deck check dá a sua duração mais quatro minutos; uma decisão de mais de um minuto, a sua duração (MTR-A X.5A).
called-turn = O turno em curso é o turno 0. Se quem tem o turno já tinha dito que passa, esse turno termina antes, e o turno em curso é o do próximo jogador.
called-count = Conta os jogadores que estão no jogo nesse momento: seguem-se outros tantos turnos (MTR-A 2.5AA). Quem sair depois não muda o número.
called-effects = Os turnos extra de efeitos contam; os turnos saltados não.
called-slow-play = Quem recebe depois uma penalização por jogo lento salta os seus turnos e não é contado.
called-draw = Se ninguém tiver ganho quando o último turno terminar, o jogo empata.
called-no-other = Quando os turnos em curso terminam, nenhum outro começa, e o jogo empata (MTR-A 2.5AB).
drawn = Um jogo empatado
drawn-again = Se ainda houver tempo, todos os que ainda estão na partida jogam outro jogo, com novo sorteio de lugares (MTR-A 2.2A).
drawn-most-games = Se o tempo tiver acabado, ganha quem tiver ganho mais jogos; se houver igualdade, a partida empata.
drawn-match = Se o tempo tiver acabado, a partida empata.
drawn-points = Uma partida empatada dá { $points } a todos os que a começaram, mesmo a quem foi eliminado no jogo, e 0 a quem concedeu a partida ou tem uma Perda de Partida.
drawn-points-still-in = Uma partida empatada dá { $points } a quem ainda estava no jogo quando ele empatou, e 0 aos restantes.
won-points = Uma partida ganha dá { $win } a quem ganhou e { $loss } aos outros.
won-points-by-size = Uma partida ganha dá a quem ganhou { $points }, e { $loss } aos outros.
won-stakes = Quem ganha uma partida leva as apostas de toda a mesa.
drawn-stakes = Numa partida empatada, quem a começou recebe a aposta de volta, exceto quem concedeu a partida ou tem uma Perda de Partida: essas apostas são repartidas pelos outros.
drawn-playoff = Uma partida do playoff não empata: um jogo empatado é jogado de novo, com lugares sorteados (MTR-A 2.5B).
floor = Na sala
floor-outstanding = A página da sala mostra as mesas pendentes, as mais atrasadas primeiro.
floor-count = Um juiz em cada mesa diz de quem é o turno e quantos faltam, e conta em voz alta.
floor-result = Regista o resultado, e as saídas, antes de os jogadores deixarem a mesa.
