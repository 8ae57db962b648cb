## As regras de um torneio

what-it-is = Este torneio segue a Adenda Multiplayer às Regras de Torneio de Magic (MTR-A). Esta página mostra o que isso significa e os desvios.
chosen-otherwise = Escolhido de outro modo
nothing-chosen = Nada: todas as definições seguem a adenda.
settings = Definições
open-questions = Questões em aberto no texto
open-questions-text = Como o Podium interpreta o que a adenda deixa em aberto, em cada torneio afetado.
code-of-conduct = Código de conduta
conduct-violation = Violá-lo é Conduta Antidesportiva.
checked-draws = Sorteios que podem ser verificados
checked-draws-text = Cada escolha aleatória deste torneio (ronda 1, byes, lugares, empates) é calculada a partir de um segredo. O seu SHA-256 está aqui desde o começo; o segredo é publicado quando o torneio for encerrado, e então qualquer pessoa pode recalcular todos os sorteios.
secret-hash = SHA-256 do segredo
secret = Segredo
secret-follows = Publicado quando o torneio for encerrado.
every-draw = Todos os sorteios, e como verificá-los

## As tabelas de desvios

deviations-caption = Desvios da adenda
readings-caption = Interpretações da adenda
column-about = Assunto
column-addendum = A adenda
column-here = Aqui
column-rule = Regra
label-addendum = Adenda:
label-here = Aqui:

## Ajustes

level = Nível de aplicação de regras
level-regular-means = Jogo descontraído: os juízes explicam e ajudam, as penalizações são raras.
level-competitive-means = Os jogadores conhecem as regras e os procedimentos; os erros têm penalizações.
level-professional-means = Como no Competitivo, com menos tolerância para descuidos.

pods = Pods
pods-of = { $size } jogadores cada
pods-means = O número de jogadores por mesa. Os pontos dependem dele, mesmo num pod mais pequeno.

uneven = Se os jogadores não completarem os pods
uneven-byes = Byes
uneven-byes-means = Quem fica sem pod tem bye: na ronda 1 por sorteio, depois os últimos da classificação que ainda não tiveram um.
uneven-lowest = Pods mais pequenos, entre as pontuações mais baixas
uneven-highest = Pods mais pequenos, entre as pontuações mais altas
uneven-smaller-means = Todos jogam: alguns pods têm um jogador a menos. Quem já esteve num deles é poupado na vez seguinte, se possível.
uneven-larger-highest = Pods maiores, entre as pontuações mais altas
uneven-larger-lowest = Pods maiores, entre as pontuações mais baixas
uneven-larger-means = Todos jogam: alguns pods têm um jogador a mais. Se isso não bastar, alguns têm um jogador a menos.
uneven-lowest-then-byes = Pods mais pequenos, entre as pontuações mais baixas; no máximo um bye
uneven-highest-then-byes = Pods mais pequenos, entre as pontuações mais altas; no máximo um bye
uneven-then-byes-means = O maior número possível de pods fica completo. Os outros têm um jogador a menos, para que no máximo um tenha bye: na ronda 1 por sorteio, depois o último da classificação que ainda não teve um.

rounds = Rondas
rounds-recommended = como recomendado para o número de jogadores
rounds-means = O número é definido quando houver pelo menos quatro jogadores.
swiss-rounds = Rondas suíças
swiss-rounds-means = Todos jogam todas as rondas, sejam quais forem os resultados, a menos que saiam do torneio.
playoff = Playoff
playoff-none = nenhum
playoff-top = o top { $cut }
playoff-none-means = A classificação após a última ronda decide.
playoff-means = Os melhores das rondas suíças seguem em pods por seed; quem ganha cada pod continua.
as-recommended = { $setting }, como recomendado

pairing = Emparelhamento
pairing-here = Ronda 1 por sorteio, depois por pontos
pairing-by-kinds = Ronda 1 por sorteio, depois como definido para cada ronda
pairing-by-kinds-means = Os jogadores só voltam a defrontar um oponente quando não há como evitar, exceto numa ronda estritamente pela classificação.
pairing-means = Os jogadores só voltam a defrontar um oponente quando não há como evitar, e jogam com quem tem mais ou menos os mesmos pontos.

swiss-seats = Lugares nas rondas suíças
seats-random = por sorteio
seats-balanced = distribuídos ao longo das rondas de cada jogador
seats-means = A lista de um pod é a ordem dos turnos: quem está em primeiro começa, e segue a pessoa à esquerda.

games = Jogos
games-one = um jogo por partida
games-first-to = ganha quem chegar primeiro a { $wins } jogos ganhos
games-means = Se o tempo acabar antes de alguém ter ganho jogos suficientes, ganha a partida quem tiver ganho mais; se houver igualdade, é empate.

round-time = Tempo da ronda
no-limit = sem limite
round-time-means = Os juízes dão mais tempo a um pod por decisões longas e deck checks.

after-time = Depois do fim do tempo
extra-turns = turnos extra
extra-turns-means = Quando o fim do tempo é anunciado, termina-se o turno em curso, e depois seguem-se tantos turnos quantos os jogadores ainda em jogo.
finish-turn = terminar o turno
finish-turn-means = Quando o fim do tempo é anunciado, termina-se o turno em curso, e não há outro.

breaks = Intervalos
breaks-none = nenhum previsto
breaks-mean = Um intervalo começa quando chega o último resultado da ronda.
break-minutes = após a ronda { $round }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
break-until = após a ronda { $round }: até { $time }
break-named = { $break }, { $name }

playoff-time = Tempo do playoff
playoff-time-means = Um jogo do playoff tem vencedor: se empatar, é jogado de novo.

match-points = Pontos de partida
match-points-here = vitória { $win }, empate { $draw }, derrota { $loss }, bye { $bye }
match-points-by-place = por posição, perda de partida { $loss }, bye { $bye }
match-points-mean = Uma partida empatada dá o seu ponto a todos os que a começaram, exceto a quem concedeu a partida ou tem perda de partida.

reporting = Comunicação de resultados
reporting-players = jogadores, na sua própria página
reporting-players-means = Uma pessoa do pod comunica, e conta quando outra o confirma. Uma contestação vai para a equipa, que tem a última palavra.
reporting-staff = à equipa
reporting-staff-means = A equipa regista o resultado de cada mesa.

running-results = Resultados de uma ronda a decorrer
running-public = públicos assim que chegam
running-public-means = Enquanto uma ronda está a decorrer, os emparelhamentos, o quadro e o início mostram cada resultado assim que é registado. A classificação vem quando a ronda é encerrada. É o habitual no Regular; acima dele, a organização escolhe isto antes da ronda 1.
running-finished = públicos quando a ronda é encerrada
running-finished-means = Enquanto uma ronda está a decorrer, só a equipa e os jogadores da mesa veem o seu resultado. É o habitual acima do Regular; no Regular, a organização escolhe isto antes da ronda 1.
table-games = Jogos anotados nas mesas
table-games-players = os jogadores podem anotá-los
table-games-players-means = Os jogadores podem anotar no telemóvel a vida, os turnos e as eliminações da sua mesa. A mesa e a equipa veem-no; depois do torneio, também todos, se a organização tornar os jogos públicos. Continua a ser preciso comunicar e confirmar um resultado. É o habitual no Regular.
table-games-judges = só os juízes acompanham jogos
table-games-judges-means = Os jogadores não têm um registo comum do jogo. É o habitual acima do Regular.
long-turn = Turnos longos
long-turn-means = Nos jogos anotados nas mesas, os juízes veem que turnos duram mais. Não há outro efeito.
long-turn-table-means = Nos jogos anotados nas mesas, os juízes e os jogadores da mesa veem que turnos duram mais. Não há outro efeito.
own-time = Tempo próprio de cada jogador
own-time-means = Num jogo anotado na mesa, os turnos de cada jogador são descontados deste tempo. Os juízes veem quem o esgotou e decidem o que acontece.

commanders = Comandantes
commanders-never = só para a equipa
commanders-never-means = Nenhuma página pública e nenhuma exportação mostra o que lidera o deck de um jogador.
commanders-pairings = públicos com os emparelhamentos
commanders-pairings-means = A partir do primeiro emparelhamento publicado, todos veem o que lidera cada deck. É o habitual no Regular.
commanders-after = públicos após o torneio
commanders-after-means = Todos veem o que liderou cada deck quando o torneio for encerrado. É o habitual acima do Regular, onde saber antes é uma vantagem.

standings = Classificação
first-then = { $first }, depois { $second }
standings-mean = Quem empata em tudo partilha a mesma posição; onde é preciso uma ordem, ela é sorteada.
imaginary-opponents-mean = Contam na percentagem dos oponentes dessa pessoa. Não têm pontos de partida e não mudam os emparelhamentos.
byes-as-wins-mean = Na percentagem que um jogador dá aos oponentes, cada bye conta como partida ganha.
rounding-means = Percentagens iguais depois de arredondadas contam como empate; decide o critério seguinte.
floor-means = Um oponente com percentagem mais baixa conta com esta.
win-by-size-means = Uma vitória conta conforme o número de jogadores na mesa, também nas percentagens. Os pontos de um bye não dependem disso.
wager-means = Quem ganha uma partida leva todas as apostas. Quem partilha um empate recebe a sua de volta e reparte as dos outros. Uma perda de partida custa a aposta, e um bye não muda nada. Nas percentagens, uma vitória conta { $win }, um empate { $draw } e uma derrota { $loss }.
place-points-means = Os jogadores pontuam conforme o momento em que saem do jogo: o último que resta fica em primeiro. Quem sai ao mesmo tempo recebe os pontos da última das posições do grupo.
draw-points-means = Se um jogo empata, os que ainda estão nele pontuam conforme quantos são; os restantes, pela posição.
tied-places-means = Entre quem sai ao mesmo tempo, o mais distante do jogador ativo na ordem dos turnos sai primeiro.
spared-first-means = Quem já esteve num pod mais pequeno é poupado até que outros tenham estado num, mesmo que os pontos difiram mais.
round-table-means = Decide o número de jogadores na ronda 1. Acima da última linha vale a recomendação da adenda.
round-kinds-mean = Misturados: cada pod tem jogadores do topo ao fim da classificação. Estritamente: os primeiros da classificação jogam juntos, depois os seguintes, mesmo que já se tenham defrontado.
drawn-best-seed-means = Se uma partida do playoff empatar, avança o melhor seed entre quem partilha o empate, com a posição de quem ganha.
overtime-means = { $minutes ->
    [one] Quando o fim do tempo é anunciado, o turno em curso termina em { $minutes } minuto, no máximo. Depois disso, um juiz termina o jogo.
   *[other] Quando o fim do tempo é anunciado, o turno em curso termina em { $minutes } minutos, no máximo. Depois disso, um juiz termina o jogo.
}
overtime-staff-means = Só a equipa vê quanto falta do prolongamento.
end-step-means = Se alguém estiver a agir na etapa final quando o fim do tempo for anunciado, joga-se mais um turno depois.
most-life-means = Se ninguém tiver ganho quando o último turno acabar, ganha quem tem mais vida. Se houver igualdade, quem se senta mais longe do primeiro jogador.
drawn-games-mean = Não se joga outro jogo, mesmo que reste tempo.
own-turn-means = Os jogadores só concedem no seu próprio turno, com prioridade e a pilha vazia. Quem conceder noutro momento sai do torneio até a organização permitir o regresso. Um juiz joga o que ainda tem de acontecer.
no-show-means = { $minutes ->
    [one] O jogo começa quando todos estiverem presentes, ou após { $minutes } minuto de ronda, sem os ausentes.
   *[other] O jogo começa quando todos estiverem presentes, ou após { $minutes } minutos de ronda, sem os ausentes.
}
shared-by-still-in-means = Quem saiu do jogo antes do empate perdeu a partida.
playoff-seats-random-means = Os lugares de uma partida do playoff, e com eles quem começa, são sorteados como nas rondas suíças.
playoff-seats-chosen-means = Os lugares de uma partida do playoff são sorteados como nas rondas suíças. Depois, o melhor seed da mesa escolhe quem começa, e a ordem à volta da mesa mantém-se como foi sorteada.
playoff-places-means = Quando alguém ganha a final, os outros continuam a jogar até restar um. Cada um fica com a posição do momento em que saiu; quem saiu ao mesmo tempo é ordenado pelo seed.

decklists = Decklists
open-at-end = abertas a todos no final
decklists-mean = Quando o torneio for encerrado, todos podem ler as decklists nas páginas dos jogadores. Até lá, só a equipa.
followed-games = Jogos acompanhados
followed-games-mean = Os juízes acompanham alguns jogos turno a turno. Quando o torneio for encerrado, todos podem rever esses jogos passo a passo.
feature-game = Jogo da mesa em destaque
while-played = mostrado enquanto é jogado
feature-game-means = Todos veem os totais de vida, o dano e os turnos da mesa em destaque no palco, e os totais de vida no projetor.
