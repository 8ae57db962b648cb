## Títulos

information = Informação
before-the-game = Antes do jogo
penalties = Penalidades

## O que os jogadores dizem uns aos outros

status = Status
status-means = Anuncie uma mudança imediatamente e mantenha-a onde a mesa possa ver (MTR-A 4.1).
status-life = Totais de vida
status-counters = Marcadores em jogadores
status-effects = Efeitos sem fim sobre jogadores, como o monarca ou um emblema
status-mana = Mana não gasto
status-dungeon = Onde um jogador está em uma masmorra
status-commander-damage = Dano de comandante, por comandante
free = Livre
free-means = Os jogadores respondem a perguntas sobre isto por completo e com a verdade (MTR-A 4.1).
free-actions = Ações atuais e as anteriores que ainda importam
free-names = O nome de qualquer objeto visível
free-objects = Tipos e números de marcadores, estados e zonas de objetos
free-score = O placar da partida
free-phase = A fase e de quem é o turno; com vários turnos ao mesmo tempo, de cada um
free-commander = Quantas vezes um comandante foi conjurado
derived = Derivada
derived-means = Os jogadores não precisam ajudar os outros a descobrir e não podem mentir sobre isto.
derived-counts = Quantos cards de um tipo há em uma zona pública
derived-objects = Características de objetos visíveis que não são informação livre
derived-rules = Regras e textos de cards, como um juiz os explica
private = Privada
private-means = O que só alguns jogadores podem ver. Podem dizer qualquer coisa sobre isto, verdade ou não. Mostrar o card é outra questão.
shortcuts = Atalhos (MTR-A 4.2)
shortcut-non-active = Se um atalho menciona o jogador não ativo, ele se refere a cada um deles, na ordem dos turnos.
shortcut-attacks = Com mais de dois jogadores no jogo, nada se supõe sobre ataques: diga o jogador, planeswalker ou batalha, mesmo para criaturas que entram atacando.
shortcut-earlier = Quem quer agir antes de um momento posterior proposto precisa dizer a tempo.
shortcut-priority = Quem pede a prioridade e depois não faz nada não ganha nada: veja <a>quem tem a prioridade</a>.

## Antes de um jogo

before = Antes de um jogo de Commander (MTR-A X.4A)
before-players = Os jogadores certos na mesa certa, na ordem do pareamento; o primeiro assento começa (MTR-A 2.2A).
before-companions = Primeiro se mostram os companheiros, na ordem dos turnos: quem tem um o mostra, e que o deck cumpre a condição (CR 103.2b).
before-commanders = Depois os comandantes vão para a zona de comando com a face para cima (CR 103.2c, 903.6).
before-shuffle = Os decks são embaralhados e apresentados; cada oponente pode embaralhar ou cortar.
before-life = 40 de vida para cada um (CR 903.7); sete cards.
before-mulligans = Mulligans, na ordem dos turnos; o primeiro de cada jogador não custa um card (CR 103.5c).
before-opening-hands = Ações com a mão inicial, na ordem dos turnos (CR 103.6).
before-draw = O primeiro jogador não pula a compra: jogam mais de dois (CR 103.8c).

## Um deck check

check = Deck check
check-timer = Inicie o cronômetro na mesa: a verificação dá sua própria duração e mais quatro minutos (MTR-A X.5A).
check-sleeves = Recolha os decks antes da compra das mãos iniciais; primeiro conte e olhe os protetores.
check-count = 100 cards com os comandantes; em Commander Draft, pelo menos 60.
check-commanders = Os comandantes podem ser comandantes, sozinhos ou em dupla.
check-twice = Nenhum card repetido, exceto terrenos básicos e cards que o permitem. Não em Commander Draft.
check-colours = Todo card dentro da identidade de cor dos comandantes.
check-banned = Nada da lista de banidos do torneio.
check-companion = Um companheiro: a condição dele, e que está na lista.
check-list = A lista diz o mesmo, card por card.
check-marks = Marcas, padrões, foils que entortam: quais cards, e um jogador ganharia algo com eles?
check-give-back = Embaralhe, devolva, pare o cronômetro, diga o tempo aos jogadores.
check-found = Se encontrou algo: <a>3.4, 3.5, 3.8 na tabela de penalidades</a>. Um problema de deck é mostrado a todos os oponentes.

## O que termina o jogo de alguém

loss = O que termina o jogo de alguém em Commander
loss-life = Vida 0 ou menos; dez marcadores de veneno; comprar de um grimório vazio (CR 104.3).
loss-commander = 21 de dano de combate de um mesmo comandante, cada um contado à parte (CR 903.10a).
loss-command-zone = Um comandante que iria para a mão, o grimório, o cemitério ou o exílio pode ir para a zona de comando (CR 903.9).

## A tabela de infrações e penalidades

levels-in-order = { $table }. Da mais leve à mais pesada: { $levels }.
at-regular = No nível Regular há orientação e o Aviso, nada mais.
to-head-judge = Perda de Jogo ou mais vai ao juiz principal; só o juiz principal desqualifica.
instead-of = (em vez de { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty } e saída do torneio
may-also-be = Também pode ser: { $penalties }.
upgrade = Advertência número { $number } em um dia: { $penalty }.
in-multiplayer = Em multiplayer: { $change }
conduct = O código de conduta da organização também vale; violá-lo é Conduta Antidesportiva (MTR-A 5.4): <a>Regras e desvios</a>.

## O fim de uma rodada

here-extra-turns = Aqui: { $limit }, depois mais um turno para cada jogador ainda no jogo.
here-finish-turn = Aqui: { $limit }, depois termina-se o turno em andamento.
called = O fim do tempo é anunciado
called-extensions = Cada mesa recebe antes seu tempo extra: um deck check dá sua duração mais quatro minutos; uma decisão de mais de um minuto, sua duração (MTR-A X.5A).
called-turn = O turno em andamento é o turno 0. Se quem joga já tinha dito que passa, esse turno termina antes, e o turno em andamento é o do próximo jogador.
called-count = Conte os jogadores que estão no jogo nesse momento: seguem tantos turnos (MTR-A 2.5AA). Quem sair depois não muda o número.
called-effects = Turnos extras de efeitos contam; turnos pulados não.
called-slow-play = Quem recebe depois uma penalidade por jogo lento pula seus turnos e não é contado.
called-draw = Se ninguém venceu quando o último turno termina, o jogo empata.
called-no-other = Quando os turnos em andamento terminam, nenhum outro começa, e o jogo empata (MTR-A 2.5AB).
drawn = Um jogo empatado
drawn-again = Se ainda há tempo, todos os que ainda estão na partida jogam outro jogo, com novo sorteio de assentos (MTR-A 2.2A).
drawn-most-games = Se o tempo acabou, vence quem ganhou mais jogos; se houver igualdade, a partida empata.
drawn-match = Se o tempo acabou, a partida empata.
drawn-points = Uma partida empatada dá { $points } a todos os que a começaram, mesmo a quem foi eliminado no jogo, e 0 a quem concedeu a partida ou tem uma Perda de Partida.
drawn-points-still-in = Uma partida empatada dá { $points } a quem ainda estava no jogo quando ele empatou, e 0 aos demais.
won-points = Uma partida vencida dá { $win } a quem venceu e { $loss } aos outros.
won-points-by-size = Uma partida vencida dá a quem venceu { $points }, e { $loss } aos outros.
won-stakes = Quem vence uma partida leva as apostas de toda a mesa.
drawn-stakes = Em uma partida empatada, quem a começou recebe a aposta de volta, exceto quem concedeu a partida ou tem uma Perda de Partida: essas apostas são repartidas entre os outros.
drawn-playoff = Uma partida do playoff não empata: um jogo empatado é jogado de novo, com assentos sorteados (MTR-A 2.5B).
floor = No salão
floor-outstanding = A página do salão mostra as mesas pendentes, primeiro as mais atrasadas.
floor-count = Um juiz em cada mesa diz quem joga e quantos turnos faltam, e conta em voz alta.
floor-result = Registre o resultado, e as saídas, antes que os jogadores deixem a mesa.
