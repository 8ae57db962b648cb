## Quanto durou uma rodada

all-as-csv = Todas as rodadas em CSV
none-yet = Nenhuma rodada ainda
none-yet-text = Turnos, mesas que esgotaram o tempo e chamados são contados aqui quando uma rodada for publicada.
not-followed = Nenhum turno foi acompanhado nesta rodada. Quando os juízes acompanham jogos, os turnos são cronometrados aqui.
as-table = Números em tabela

## Palavras abaixo de números

turns-middle = turnos por jogo, mediana
turn-average = por turno, em média
of-tables = { $count } de { $all }
went-to-time = mesas esgotaram o tempo
calls = { $count ->
    [one] chamado
   *[other] chamados
}
waited-middle = de espera, mediana
waited-most = de espera, no máximo

## Figuras e tabelas

time-by-seat = Tempo por turno, por assento
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
column-extra = Min extras
label-extra = min extras
column-calls = Chamados
label-calls = chamados
column-waited = Maior espera
label-waited = espera
yes = sim
no = não
more-in-file = { $count ->
    [one] Mais { $count } está no arquivo com todas as rodadas.
   *[other] Mais { $count } estão no arquivo com todas as rodadas.
}
