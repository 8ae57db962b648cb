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
pods-of = de { $size }
pods-means = O número de jogadores por mesa. Os pontos dependem dele, mesmo num pod mais pequeno.

uneven = Se os jogadores não completarem os pods
uneven-byes = Byes
uneven-byes-means = Quem fica sem pod tem bye: na ronda 1 por sorteio, depois os últimos da classificação que ainda não tiveram um.
uneven-lowest = Pods mais pequenos, entre as pontuações mais baixas
uneven-highest = Pods mais pequenos, entre as pontuações mais altas
uneven-smaller-means = Todos jogam: alguns pods têm um jogador a menos. Quem já esteve num deles é poupado na vez seguinte, se possível.

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
pairing-means = Os jogadores só voltam a defrontar um oponente quando não há como evitar, e jogam com quem tem mais ou menos os mesmos pontos.

swiss-seats = Lugares no suíço
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

commanders = Comandantes
commanders-never = só para a equipa
commanders-never-means = Nenhuma página pública e nenhuma exportação mostra o que lidera o deck de um jogador.
commanders-pairings = públicos com os emparelhamentos
commanders-pairings-means = A partir do primeiro emparelhamento publicado, todos veem o que lidera cada deck. É o habitual no Regular.
commanders-after = públicos após o evento
commanders-after-means = Todos veem o que liderou cada deck quando o torneio for encerrado. É o habitual acima do Regular, onde saber antes é uma vantagem.

standings = Classificação
first-then = { $first }, depois { $second }
standings-mean = Quem empata em tudo partilha a mesma posição; onde é preciso uma ordem, ela é sorteada.
imaginary-opponents-mean = Contam na percentagem dos oponentes dessa pessoa. Não têm pontos de partida e não mudam os emparelhamentos.
byes-as-wins-mean = Os oponentes recebem a percentagem como se cada bye tivesse sido uma partida ganha.
rounding-means = Percentagens iguais depois de arredondadas são iguais; decide o critério seguinte.
floor-means = Um oponente com percentagem mais baixa conta com esta.

decklists = Decklists
open-at-end = abertas a todos no final
decklists-mean = Quando o torneio for encerrado, todos podem ler as decklists nas páginas dos jogadores. Até lá, só a equipa.
followed-games = Jogos acompanhados
followed-games-mean = Os juízes acompanham alguns jogos turno a turno. Quando o torneio for encerrado, todos podem rever esses jogos passo a passo.
