## Em que ponto o torneio está

round-of-rounds = Rodada { $round } de { $rounds }
after-round-of-rounds = Após a rodada { $round } de { $rounds }
top-announced = Top { $cut } anunciado

## Mesas com resultado

one-table-done = A mesa já tem resultado
all-tables-done = { $tables ->
    [one] { $tables } mesa, com resultado
   *[other] Todas as { $tables } mesas com resultado
}
tables-done = { $tables ->
    [one] { $done } de { $tables } mesa com resultado
   *[other] { $done } de { $tables } mesas com resultado
}

## Quem venceu

champion = Título
champions = Título dividido
champion-is = Título: { $champion }
champions-are = Título dividido: { $champions }

## O playoff

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: empate, por seed
winner-of-pod = Quem vencer o pod
winner-of-pod-number = Quem vencer o pod { $number }
winner-of-table = Quem vencer a mesa { $table }
winner-of-semi-finals = Quem vencer a semifinal
winner-of-quarter-finals = Quem vencer as quartas
winner-of-round-of = Quem passar do top { $players }
winner-of-round = Quem vencer: { $round }

## Recusas

no-player = { $tournament } não tem jogador com o número { $number }.
to-players = Ver jogadores
no-round = Essa rodada não existe. As rodadas são numeradas a partir de 1.
not-published = Os pareamentos da rodada { $round } não foram publicados.
to-pairings = Ver pareamentos
no-standings = Não há classificação após a rodada { $round }: ela aparece aqui quando uma rodada suíça for encerrada.
to-standings = Ver classificação

## Alterações após a publicação

changed-at = alterado às { $time }
as-of = O banco de dados não responde. Esta página mostra o torneio como estava às { $time }; no momento, nada pode ser salvo.
