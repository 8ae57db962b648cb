## Palavras e contagens

players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}

## Cabeçalhos de colunas

column-player = Jogador
nameless = Jogador { $number }
column-number = Número
column-round = Rodada
column-table = Mesa
column-seat = Assento
column-opponents = Oponentes
column-result = Resultado
column-points = Pontos
points-after-number = pts
column-rank = Posição

## Coisas com número

table-number = Mesa { $number }
round-number = Rodada { $number }
seat-number = Assento { $number }
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Páginas de um torneio

page-players = Jogadores
page-profile = Regras e desvios
page-fairness = Sorteios justos
page-changes = Alterações
page-bracket = Chave
page-statistics = Estatísticas
page-games = Jogos acompanhados

## Partes de frases

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, mesa { $table }
names-and-more = { $names } e mais { $count }
tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
and-more = e mais { $count }
cancel = Cancelar
column-state = Estado
you = você
