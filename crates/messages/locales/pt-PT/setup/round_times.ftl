## Quanto durou uma ronda

all-as-csv = Todas as rondas em CSV
none-yet = Ainda não há rondas
none-yet-text = Turnos, mesas que esgotaram o tempo e chamadas são contados aqui quando uma ronda for publicada.
not-followed = Nenhum turno foi acompanhado nesta ronda. Quando os juízes acompanham jogos, os turnos são cronometrados aqui.
as-table = Os mesmos números em tabela

## Palavras abaixo de números

turns-middle = turnos por jogo, mediana
turn-average = por turno, em média
of-tables = { $count } de { $all }
went-to-time = mesas esgotaram o tempo
calls = { $count ->
    [one] chamada
   *[other] chamadas
}
waited-middle = de espera, mediana
waited-most = de espera, no máximo

## Figuras e tabelas

time-by-seat = Tempo por turno, por lugar
turns-a-game = Turnos por jogo
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
games = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
column-turns = Turnos
label-turns = turnos
column-average = Média
label-average = média
column-middle = Mediana
label-middle = mediana
column-longest = Mais longo
label-longest = mais longo
column-games = Jogos
label-games = jogos

## As mesas

tables = Mesas
tables-caption = Tempo de cada mesa
column-to-time = Tempo esgotado
label-to-time = tempo esgotado
column-extra = Min extra
label-extra = min extra
column-calls = Chamadas
label-calls = chamadas
column-waited = Maior espera
label-waited = espera
yes = sim
no = não
more-in-file = { $count ->
    [one] Mais { $count } está no ficheiro com todas as rondas.
   *[other] Mais { $count } estão no ficheiro com todas as rondas.
}
