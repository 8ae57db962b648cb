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
not-yet = As estatísticas ficam públicas quando o torneio for encerrado.
not-yet-staff = Aparecem aqui assim que a primeira mesa tiver resultado. Todos as veem quando o torneio for encerrado.
choose = Escolhe torneios encerrados: são contados em conjunto.
choose-first = Primeiro escolhe torneios encerrados.
to-statistics = Ver estatísticas
parts = Partes
phone-shows = Um telemóvel mostra as colunas principais; os ficheiros têm-nas todas.
how-counted = Como é contado
table-named = Tabela: { $caption }
more-in-file = Mais { $count } estão no ficheiro.
as-csv = { $section } em CSV

## A escolha de torneios

choose-tournaments = Escolher torneios
none-to-choose = Podes escolher torneios encerrados que estão na lista da página inicial.
finished-at-most = Torneios encerrados, no máximo { $most }
older-ones = Outros { $count }, mais antigos, podem ser escolhidos nas suas próprias páginas de estatísticas.
count-together = Contar em conjunto
nothing-chosen = Nada foi escolhido: assinala pelo menos um torneio.

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
column-won = Ganhas
label-won = ganhas
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
column-share = Quota
label-share = quota
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
column-entries = Participações
label-entries = participações
column-points-a-match = Pontos/partida
label-points-a-match = pontos/partida
column-against-mean = Contra a média
label-against-mean = contra a média
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
column-first-won = 1.º ganhou
label-first-won = 1.º ganhou
column-second-won = 2.º ganhou
label-second-won = 2.º ganhou
column-share-of-first = Quota do 1.º
column-events = Torneios
label-events = torneios
column-byes = Byes
label-byes = byes
label-opponents = oponentes
column-ended = Fim
column-what = O quê

range = { $least }–{ $most }
intervals = Uma linha é o intervalo de Wilson de 95 %: com muito mais partidas, o ponto ficaria provavelmente algures nela.

## Lugares

seats = Lugares
seats-none-drawn = { $matches ->
    [one] { $matches } partida em pods de { $size }, sem empates.
   *[other] { $matches } partidas em pods de { $size }, sem empates.
}
seats-drawn = { $matches ->
    [one] { $matches } partida em pods de { $size }; empates: { $drawn }.
   *[other] { $matches } partidas em pods de { $size }; empates: { $drawn }.
}
seats-apart = Pods de outro tamanho são contados à parte, tal como as partidas do playoff, em que o melhor seed tem o primeiro lugar à mesa.
wins-by-seat = Vitórias por lugar
wins-draws-left-out = Vitórias por lugar, sem contar os empates
wins-draws-counted = Vitórias por lugar, com os empates contados como não ganhos
equal-share = A linha tracejada marca quotas iguais: { $share }.
seat-of-pods = Pods de { $size }, lugar { $number }
seat-of-playoff = Playoff, pods de { $size }, lugar { $number }
test-too-few = São poucas partidas para testar se os lugares são iguais: são necessárias { $least } partidas ganhas por cada lugar, e no máximo dez lugares.
test-differs = Teste de igualdade entre os lugares, com as partidas ganhas: χ² = { $statistic }, { $degrees } graus de liberdade, p = { $p }: os lugares diferem mais do que o acaso costuma causar.
test-chance = Teste de igualdade entre os lugares, com as partidas ganhas: χ² = { $statistic }, { $degrees } graus de liberdade, p = { $p }: o acaso por si só poderia bem causar essa diferença.
less-than = menos de { $number }

## Empates

draws = Empates
draws-of-matches = { $matches ->
    [one] Empates: { $drawn } em { $matches } partida.
   *[other] Empates: { $drawn } em { $matches } partidas.
}
draws-and-minutes = Empates e minutos por ronda
draws-by-round = Empates por ronda
all-together = A linha tracejada marca o conjunto de todas: { $share }.
playoff = Playoff

## Como as partidas terminaram

endings = Como as partidas terminaram
when-ended = Quando as partidas terminaram
when-ended-drawn = Quando as partidas terminaram, e quantas em empate
after-time-means = Após o tempo: ainda em jogo quando o tempo da mesa acabou, pelo relógio dela ou por anúncio de um juiz.
ended-in-time = Dentro do tempo
ended-after-time = Após o tempo
ended-not-known = Sem dados
extra-turns = { $matches ->
    [one] Os turnos extra foram acompanhados em { $matches } partida: de { $least } a { $most }, mediana { $middle }.
   *[other] Os turnos extra foram acompanhados em { $matches } partidas: de { $least } a { $most }, mediana { $middle }.
} { $won ->
    [one] { $won } foi ganha nesses turnos.
   *[other] { $won } foram ganhas nesses turnos.
}
conceded = { $count ->
    [one] Resultados ou jogos acompanhados dizem que em { $count } partida alguém concedeu; a maioria dos resultados não diz isso.
   *[other] Resultados ou jogos acompanhados dizem que em { $count } partidas alguém concedeu; a maioria dos resultados não diz isso.
}
conceded-where-followed = { $followed ->
    [one] De { $followed } partida com um jogo que um juiz acompanhou até ao fim, aconteceu em { $conceded }.
   *[other] De { $followed } partidas com um jogo que um juiz acompanhou até ao fim, aconteceu em { $conceded }.
}

## Durações

lengths = Quanto tempo demorou
minutes-of-round = Minutos de uma ronda, mediana
bar-minutes = { $minutes } min
lengths-means = Minutos inteiros: a média, e a mediana quando fica entre dois, são arredondadas para baixo. Uma ronda vai do início até ser encerrada; uma partida, do início da ronda até chegar o resultado; um jogo é um que um juiz acompanhou do primeiro turno até ao fim.
a-round = Uma ronda
a-match = Uma partida
a-game = Um jogo

## Comandantes

commanders = Comandantes
won-by-commander = Partidas ganhas por comandante
won-by-commander-caption = Partidas ganhas por comandante, os que têm posição, pela ordem dela: por pontos contra a média. Um empate não é vitória.
commanders-ranked = Têm posição os que jogaram { $least } partidas suíças ou mais; os outros seguem por nome.
against-mean-means = Pontos por partida são das partidas suíças, sem byes; «contra a média» divide esse valor pelo que todos fizeram nos mesmos torneios: 1 é estar na média.
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
pairs-most-frequent = Comandantes que se defrontaram, os encontros mais frequentes primeiro
pairs-means = Em cada mesa, cada participação de um encontra cada uma do outro. A quota é dos encontros que um dos dois ganhou, e é mostrada a partir de { $least } encontros; os restantes foram ganhos por outra pessoa, ou por ninguém.

## Jogadores

players = Jogadores
players-ranked = Têm posição, por pontos contra a média, os que jogaram { $least } partidas suíças ou mais; os outros seguem por nome. Oponentes: a média do que fizeram, contra a média, as pessoas que defrontaram; 1 é estar na média.
same-names = Jogadores de vários torneios contam como uma só pessoa quando os nomes se escrevem da mesma forma, a menos que dois deles sejam do mesmo torneio.
