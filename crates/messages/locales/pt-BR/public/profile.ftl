## As regras de um torneio

what-it-is = Este torneio segue o Adendo Multiplayer às Regras de Torneio de Magic (MTR-A). Esta página mostra o que isso significa e os desvios.
chosen-otherwise = Escolhido de outro modo
nothing-chosen = Nada: todos os ajustes seguem o adendo.
settings = Ajustes
open-questions = Questões em aberto no texto
open-questions-text = Como o Podium interpreta o que o adendo deixa em aberto, em todo torneio afetado.
code-of-conduct = Código de conduta
conduct-violation = Uma violação é Conduta Antidesportiva.
checked-draws = Sorteios que podem ser conferidos
checked-draws-text = Toda escolha aleatória deste torneio (rodada 1, byes, assentos, empates) é calculada a partir de um segredo. Seu SHA-256 aparece aqui desde o começo; o segredo vem quando o torneio for encerrado, e então qualquer pessoa pode recalcular todos os sorteios.
secret-hash = SHA-256 do segredo
secret = Segredo
secret-follows = Publicado quando o torneio for encerrado.
every-draw = Todos os sorteios, e como conferi-los

## As tabelas de desvios

deviations-caption = Desvios do adendo
readings-caption = Interpretações do adendo
column-about = Assunto
column-addendum = O adendo
column-here = Aqui
column-rule = Regra
label-addendum = Adendo:
label-here = Aqui:

## Ajustes

level = Nível de aplicação de regras
level-regular-means = Jogo descontraído: os juízes explicam e ajudam, penalidades são raras.
level-competitive-means = Os jogadores conhecem as regras e os procedimentos; erros têm penalidades.
level-professional-means = Como no Competitivo, com menos tolerância para descuidos.

pods = Pods
pods-of = { $size } jogadores cada
pods-means = O número de jogadores por mesa. Os pontos dependem dele, mesmo em um pod menor.

uneven = Se os jogadores não completam os pods
uneven-byes = Byes
uneven-byes-means = Quem fica sem pod tem bye: na rodada 1 por sorteio, depois os últimos da classificação que ainda não tiveram.
uneven-lowest = Pods menores, entre as menores pontuações
uneven-highest = Pods menores, entre as maiores pontuações
uneven-smaller-means = Todos jogam: alguns pods têm um jogador a menos. Quem já esteve em um deles é poupado da próxima vez, se possível.
uneven-larger-highest = Pods maiores, entre as maiores pontuações
uneven-larger-lowest = Pods maiores, entre as menores pontuações
uneven-larger-means = Todos jogam: alguns pods têm um jogador a mais. Se isso não bastar, alguns têm um jogador a menos.
uneven-lowest-then-byes = Pods menores, entre as menores pontuações; no máximo um bye
uneven-highest-then-byes = Pods menores, entre as maiores pontuações; no máximo um bye
uneven-then-byes-means = O maior número possível de pods fica completo. Os outros têm um jogador a menos, para que no máximo um tenha bye: na rodada 1 por sorteio, depois o último da classificação que ainda não teve.

rounds = Rodadas
rounds-recommended = como recomendado para o número de jogadores
rounds-means = O número é definido quando houver pelo menos quatro jogadores.
swiss-rounds = Rodadas suíças
swiss-rounds-means = Todos jogam todas as rodadas, sejam quais forem os resultados, a menos que saiam do torneio.
playoff = Playoff
playoff-none = nenhum
playoff-top = o top { $cut }
playoff-none-means = A classificação após a última rodada decide.
playoff-means = Os melhores das rodadas suíças seguem em pods por seed; quem vence cada pod continua.
as-recommended = { $setting }, como recomendado

pairing = Pareamento
pairing-here = Rodada 1 por sorteio, depois por pontos
pairing-by-kinds = Rodada 1 por sorteio, depois como definido para cada rodada
pairing-by-kinds-means = Os jogadores só reencontram um oponente quando não há como evitar, exceto em uma rodada estritamente pela classificação.
pairing-means = Os jogadores só reencontram um oponente quando não há como evitar, e jogam com quem tem mais ou menos os mesmos pontos.

swiss-seats = Assentos nas rodadas suíças
seats-random = por sorteio
seats-balanced = distribuídos ao longo das rodadas de cada jogador
seats-means = A lista de um pod é a ordem dos turnos: quem está em primeiro começa, e segue a pessoa à esquerda.

games = Jogos
games-one = um jogo por partida
games-first-to = quem vencer { $wins } jogos primeiro
games-means = Se o tempo encerra a partida antes que alguém tenha vencido o bastante, vence quem ganhou mais jogos; se houver igualdade, é empate.

round-time = Tempo da rodada
no-limit = sem limite
round-time-means = Os juízes dão mais tempo a um pod por decisões longas e deck checks.

after-time = Depois do fim do tempo
extra-turns = turnos extras
extra-turns-means = Quando o fim do tempo é anunciado, termina-se o turno em andamento, e depois seguem tantos turnos quantos jogadores ainda estão no jogo.
finish-turn = terminar o turno
finish-turn-means = Quando o fim do tempo é anunciado, termina-se o turno em andamento, e não há outro.

breaks = Intervalos
breaks-none = nenhum previsto
breaks-mean = Um intervalo começa quando chega o último resultado da rodada.
break-minutes = após a rodada { $round }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
break-until = após a rodada { $round }: até { $time }
break-named = { $break }, { $name }

playoff-time = Tempo do playoff
playoff-time-means = Um jogo do playoff tem vencedor: se empatar, é jogado de novo.

match-points = Pontos de partida
match-points-here = vitória { $win }, empate { $draw }, derrota { $loss }, bye { $bye }
match-points-by-place = por posição, perda de partida { $loss }, bye { $bye }
match-points-mean = Uma partida empatada dá seu ponto a todos os que a começaram, exceto a quem concedeu a partida ou tem perda de partida.

reporting = Informar resultados
reporting-players = jogadores, na própria página
reporting-players-means = Uma pessoa do pod informa, e vale quando outra confirma. Uma contestação vai para a equipe, que tem a palavra final.
reporting-staff = à equipe
reporting-staff-means = A equipe registra o resultado de cada mesa.

running-results = Resultados de uma rodada em andamento
running-public = públicos assim que chegam
running-public-means = Enquanto uma rodada está em andamento, os pareamentos, a chave e o início mostram cada resultado assim que é registrado. A classificação vem quando a rodada é encerrada. É o usual no Regular; acima dele, a organização escolhe isso antes da rodada 1.
running-finished = públicos quando a rodada é encerrada
running-finished-means = Enquanto uma rodada está em andamento, só a equipe e os jogadores da mesa veem o resultado dela. É o usual acima do Regular; no Regular, a organização escolhe isso antes da rodada 1.
table-games = Jogos anotados nas mesas
table-games-players = os jogadores podem anotá-los
table-games-players-means = Os jogadores podem anotar no celular a vida, os turnos e as eliminações da própria mesa. A mesa e a equipe veem; depois do torneio, também todos, se a organização tornar os jogos públicos. Ainda é preciso informar e confirmar um resultado. É o usual no Regular.
table-games-judges = só os juízes acompanham jogos
table-games-judges-means = Os jogadores não têm um registro comum do jogo. É o usual acima do Regular.
long-turn = Turnos longos
long-turn-means = Nos jogos anotados nas mesas, os juízes veem que turnos duram mais. Não há outro efeito.
long-turn-table-means = Nos jogos anotados nas mesas, os juízes e os jogadores da mesa veem que turnos duram mais. Não há outro efeito.
own-time = Tempo próprio de cada jogador
own-time-means = Em um jogo anotado na mesa, os turnos de cada jogador são descontados deste tempo. Os juízes veem quem o esgotou e decidem o que acontece.

commanders = Comandantes
commanders-never = só para a equipe
commanders-never-means = Nenhuma página pública e nenhuma exportação mostra o que lidera o deck de um jogador.
commanders-pairings = públicos com os pareamentos
commanders-pairings-means = A partir do primeiro pareamento publicado, todos veem o que lidera cada deck. É o usual no Regular.
commanders-after = públicos após o torneio
commanders-after-means = Todos veem o que liderou cada deck quando o torneio for encerrado. É o usual acima do Regular, onde saber antes é uma vantagem.

standings = Classificação
first-then = { $first }, depois { $second }
standings-mean = Quem empata em tudo divide a mesma posição; onde é preciso uma ordem, ela é sorteada.
imaginary-opponents-mean = Contam na porcentagem dos oponentes dessa pessoa. Não têm pontos de partida e não mudam os pareamentos.
byes-as-wins-mean = Na porcentagem que um jogador dá aos oponentes, cada bye conta como partida vencida.
rounding-means = Porcentagens iguais depois de arredondadas contam como empate; o critério seguinte decide.
floor-means = Um oponente com porcentagem menor conta com esta.
win-by-size-means = Uma vitória conta conforme o número de jogadores na mesa, também nas porcentagens. Os pontos de um bye não dependem disso.
wager-means = Quem vence uma partida leva todas as apostas. Quem divide um empate recebe a sua de volta e reparte as dos outros. Uma perda de partida custa a aposta, e um bye não muda nada. Nas porcentagens, uma vitória conta { $win }, um empate { $draw } e uma derrota { $loss }.
place-points-means = Os jogadores pontuam conforme o momento em que saem do jogo: o último que resta fica em primeiro. Quem sai ao mesmo tempo recebe os pontos da última das posições do grupo.
draw-points-means = Se um jogo empata, os que ainda estão nele pontuam conforme quantos são; os demais, pela posição.
tied-places-means = Entre quem sai ao mesmo tempo, o mais distante do jogador ativo na ordem dos turnos sai primeiro.
spared-first-means = Quem já esteve em um pod menor é poupado até que outros tenham estado em um, mesmo que os pontos difiram mais.
round-table-means = Decide o número de jogadores na rodada 1. Acima da última linha vale a recomendação do adendo.
round-kinds-mean = Misturados: cada pod tem jogadores do topo ao fim da classificação. Estritamente: os primeiros da classificação jogam juntos, depois os seguintes, mesmo que já tenham se enfrentado.
drawn-best-seed-means = Se uma partida do playoff empatar, avança o melhor seed entre quem divide o empate, com a posição de quem vence.
overtime-means = { $minutes ->
    [one] Quando o fim do tempo é anunciado, o turno em andamento termina em até { $minutes } minuto. Depois disso, um juiz encerra o jogo.
   *[other] Quando o fim do tempo é anunciado, o turno em andamento termina em até { $minutes } minutos. Depois disso, um juiz encerra o jogo.
}
overtime-staff-means = Só a equipe vê quanto resta da prorrogação.
end-step-means = Se alguém estiver agindo na etapa final quando o fim do tempo for anunciado, joga-se mais um turno depois.
most-life-means = Se ninguém tiver vencido quando o último turno acabar, vence quem tem mais vida. Se houver igualdade, quem se senta mais longe do primeiro jogador.
drawn-games-mean = Não se joga outro jogo, mesmo que reste tempo.
own-turn-means = Os jogadores só concedem no próprio turno, com prioridade e a pilha vazia. Quem conceder em outro momento sai do torneio até que a organização permita a volta. Um juiz joga o que ainda precisa acontecer.
no-show-means = { $minutes ->
    [one] O jogo começa quando todos estiverem presentes, ou após { $minutes } minuto de rodada, sem os ausentes.
   *[other] O jogo começa quando todos estiverem presentes, ou após { $minutes } minutos de rodada, sem os ausentes.
}
shared-by-still-in-means = Quem saiu do jogo antes do empate perdeu a partida.
playoff-seats-random-means = Os assentos de uma partida do playoff, e com eles quem começa, são sorteados como nas rodadas suíças.
playoff-seats-chosen-means = Os assentos de uma partida do playoff são sorteados como nas rodadas suíças. Depois, o melhor seed da mesa escolhe quem começa, e a ordem ao redor da mesa continua a do sorteio.
playoff-places-means = Quando alguém vence a final, os outros continuam jogando até restar um. Cada um fica com a posição do momento em que saiu; quem saiu ao mesmo tempo é ordenado pelo seed.

decklists = Listas de deck
open-at-end = abertas a todos no final
decklists-mean = Quando o torneio for encerrado, todos podem ler as listas nas páginas dos jogadores. Até lá, só a equipe.
followed-games = Jogos acompanhados
followed-games-mean = Os juízes acompanham alguns jogos turno a turno. Quando o torneio for encerrado, todos podem rever esses jogos passo a passo.
feature-game = Jogo da mesa em destaque
while-played = mostrado enquanto é jogado
feature-game-means = Todos veem os totais de vida, o dano e os turnos da mesa em destaque no palco, e os totais de vida no projetor.
