## A página

matches-so-far = { $count ->
    [one] { $count } partida até agora
   *[other] { $count } partidas até agora
}
of-tournaments = { $count ->
    [one] de { $count } torneio
   *[other] de { $count } torneios
}
with-others = Com outros torneios
none-yet = Ainda sem estatísticas
not-yet = As estatísticas são públicas quando o torneio for encerrado.
not-yet-staff = Elas são contadas aqui assim que a primeira mesa tiver resultado. Todos as veem quando o torneio for encerrado.
choose = Escolha torneios encerrados: eles são contados juntos.
choose-first = Primeiro escolha torneios encerrados.
to-statistics = Ver estatísticas
parts = Partes
phone-shows = Um celular mostra as colunas principais; os arquivos têm todas.
how-counted = Como é contado
table-named = Tabela: { $caption }
more-in-file = Mais { $count } estão no arquivo.
as-csv = { $section } em CSV

## A escolha de torneios

choose-tournaments = Escolher torneios
none-to-choose = Você pode escolher torneios encerrados que estão na lista da página inicial.
finished-at-most = Torneios encerrados, no máximo { $most }
older-ones = Outros { $count }, mais antigos, podem ser escolhidos nas próprias páginas de estatísticas.
count-together = Contar juntos
nothing-chosen = Nada foi escolhido: marque pelo menos um torneio.

## Palavras sob um número grande

stat-tournaments = { $count ->
    [one] torneio
   *[other] torneios
}
stat-entries = { $count ->
    [one] participação
   *[other] participações
}
stat-matches = { $count ->
    [one] partida
   *[other] partidas
}
stat-drawn = empates

## Cabeçalhos de colunas

column-matches = Partidas
label-matches = partidas
column-won = Vencidas
label-won = vencidas
column-drawn = Empates
label-drawn = empates
column-lost = Perdidas
label-lost = perdidas
label-rank = posição
label-between = entre
column-draws-left-out = Sem empates
label-draws-left-out = sem empates
column-draws-counted = Com empates
label-draws-counted = com empates
column-share = Parcela
label-share = parcela
column-minutes = Minutos
label-minutes = min
column-longest = Maior
label-longest = maior
label-longest-minutes = maior, min
column-share-drawn = % empates
column-counted = Contadas
label-counted = contadas
column-shortest = Menor
label-shortest = menor
column-middle = Mediana
label-middle = mediana
column-average = Média
label-average = média
column-entries = Particip.
label-entries = participações
column-points-a-match = Pts/partida
label-points-a-match = pontos/partida
column-against-mean = Vs. média
label-against-mean = vs. média
column-cuts = Cortes
label-cuts = cortes
column-share-won = % vitórias
column-by-chance = Ao acaso
label-by-chance = cortes ao acaso
column-conversion = Conversão
label-conversion = conversão
column-commander = Comandante
column-against = Contra
label-against = contra
column-meetings = Encontros
label-meetings = encontros
column-first-won = 1º venceu
label-first-won = 1º venceu
column-second-won = 2º venceu
label-second-won = 2º venceu
column-share-of-first = % do 1º
column-events = Torneios
label-events = torneios
column-byes = Byes
label-byes = byes
label-opponents = oponentes
column-ended = Fim
column-what = O quê

range = { $least }–{ $most }
intervals = Uma linha é o intervalo de Wilson de 95%: muitas outras partidas provavelmente levariam o ponto a algum lugar dela.

## Assentos

seats = Assentos
seats-none-drawn = { $matches ->
    [one] { $matches } partida em pods de { $size }, sem empates.
   *[other] { $matches } partidas em pods de { $size }, sem empates.
}
seats-drawn = { $matches ->
    [one] { $matches } partida em pods de { $size }; empates: { $drawn }.
   *[other] { $matches } partidas em pods de { $size }; empates: { $drawn }.
}
seats-apart = Pods de outro tamanho são contados à parte, assim como partidas do playoff, em que o melhor seed tem o primeiro assento.
wins-by-seat = Vitórias por assento
wins-draws-left-out = Vitórias por assento, sem contar empates
wins-draws-counted = Vitórias por assento, com os empates contados como não vencidos
equal-share = A linha tracejada é a parcela que caberia a cada assento, { $share }.
seat-of-pods = Pods de { $size }, assento { $number }
seat-of-playoff = Playoff, pods de { $size }, assento { $number }
test-too-few = Partidas de menos para testar se os assentos são iguais: são necessárias { $least } partidas vencidas por assento, e no máximo dez assentos.
test-differs = Teste de igualdade entre os assentos, com as partidas vencidas: χ² = { $statistic }, { $degrees } graus de liberdade, p = { $p }: os assentos diferem mais do que o acaso costuma causar.
test-chance = Teste de igualdade entre os assentos, com as partidas vencidas: χ² = { $statistic }, { $degrees } graus de liberdade, p = { $p }: só o acaso já poderia causar essa diferença.
less-than = menos de { $number }

## Empates

draws = Empates
draws-of-matches = { $matches ->
    [one] Empates: { $drawn } de { $matches } partida.
   *[other] Empates: { $drawn } de { $matches } partidas.
}
draws-and-minutes = Empates e minutos por rodada
draws-by-round = Empates por rodada
all-together = A linha tracejada é o total, { $share }.
playoff = Playoff

## Como as partidas terminaram

endings = Como as partidas terminaram
when-ended = Quando as partidas terminaram
when-ended-drawn = Quando as partidas terminaram, e quantas delas com empate
after-time-means = Após o tempo: ainda em jogo quando o tempo da mesa acabou, pelo relógio dela ou por anúncio de um juiz.
ended-in-time = No tempo
ended-after-time = Após o tempo
ended-not-known = Sem dados
extra-turns = { $matches ->
    [one] Os turnos extras foram acompanhados em { $matches } partida: de { $least } a { $most }, mediana { $middle }.
   *[other] Os turnos extras foram acompanhados em { $matches } partidas: de { $least } a { $most }, mediana { $middle }.
} { $won ->
    [one] { $won } delas foi vencida nesses turnos.
   *[other] { $won } delas foram vencidas nesses turnos.
}
conceded = { $count ->
    [one] Resultados ou jogos acompanhados dizem que em { $count } partida alguém concedeu; a maioria dos resultados não diz isso.
   *[other] Resultados ou jogos acompanhados dizem que em { $count } partidas alguém concedeu; a maioria dos resultados não diz isso.
}
conceded-where-followed = { $followed ->
    [one] De { $followed } partida com um jogo que um juiz acompanhou até o fim, aconteceu em { $conceded }.
   *[other] De { $followed } partidas com um jogo que um juiz acompanhou até o fim, aconteceu em { $conceded }.
}

## Durações

lengths = Quanto tempo levou
minutes-of-round = Minutos de uma rodada, mediana
bar-minutes = { $minutes } min
lengths-means = Minutos inteiros: a média, e a mediana quando fica entre dois, são arredondadas para baixo. Uma rodada vai do início até ser encerrada; uma partida, do início da rodada até o resultado chegar; um jogo é um que um juiz acompanhou do primeiro turno até o fim.
a-round = Uma rodada
a-match = Uma partida
a-game = Um jogo

## Comandantes

commanders = Comandantes
won-by-commander = Partidas vencidas por comandante
won-by-commander-caption = Partidas vencidas por comandante, os que têm posição, na ordem dela: por pontos em relação à média. Um empate não é vitória.
commanders-ranked = Têm posição os que jogaram { $least } partidas suíças ou mais; os outros seguem por nome.
against-mean-means = Pontos por partida são das partidas suíças, sem byes; “vs. média” divide esse valor pela média de todos nos mesmos torneios: 1 é igual à média.
conversion-means = Conversão são os cortes alcançados divididos pelos que só o acaso daria (Σ corte / tamanho do torneio); precisa de { $least } desses.
commanders-known = { $entries ->
    [one] O comandante de { $known } de { $entries } participação é conhecido.
   *[other] O comandante de { $known } de { $entries } participações é conhecido.
}
commanders-withheld = { $count ->
    [one] O comandante de { $count } participação é omitido: o torneio não o mostra.
   *[other] Os comandantes de { $count } participações são omitidos: o torneio não os mostra.
}

## Comandantes que se encontraram

pairs = Comandante contra comandante
pairs-most-frequent = Comandantes que se encontraram, os encontros mais frequentes primeiro
pairs-means = Em cada mesa, cada participação de um encontra cada uma do outro. A parcela é dos encontros que um dos dois venceu, e é mostrada a partir de { $least } encontros; os demais foram vencidos por outra pessoa, ou por ninguém.

## Jogadores

players = Jogadores
players-ranked = Têm posição, por pontos em relação à média, os que jogaram { $least } partidas suíças ou mais; os outros seguem por nome. Oponentes: a média do que fizeram em relação à média as pessoas que enfrentaram; 1 é igual à média.
same-names = Quem joga vários torneios com o nome escrito do mesmo modo conta como uma só pessoa, a menos que o nome apareça duas vezes em um mesmo torneio.
