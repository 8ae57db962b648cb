## Em que ponto o torneio está

round-of-rounds = Ronda { $round } de { $rounds }
after-round-of-rounds = Após a ronda { $round } de { $rounds }
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

## Quem ganhou

champion = Título
champions = Título partilhado
champion-is = Título: { $champion }
champions-are = Título partilhado: { $champions }

## O playoff

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: empate, por seed
winner-of-pod = Quem ganhar o pod
winner-of-pod-number = Quem ganhar o pod { $number }
winner-of-table = Quem ganhar a mesa { $table }
winner-of-semi-finals = Quem ganhar a meia-final
winner-of-quarter-finals = Quem ganhar os quartos
winner-of-round-of = Quem passar do top { $players }
winner-of-round = Quem ganhar: { $round }

## Recusas

no-player = { $tournament } não tem nenhum jogador com o número { $number }.
to-players = Ver jogadores
no-round = Essa ronda não existe. As rondas são numeradas a partir de 1.
not-published = Os emparelhamentos da ronda { $round } não foram publicados.
to-pairings = Ver emparelhamentos
no-standings = Não há classificação após a ronda { $round }: só aparece aqui quando uma ronda suíça é encerrada.
to-standings = Ver classificação

## Alterações após a publicação

changed-at = alterado às { $time }
as-of = A base de dados não responde. Esta página mostra o torneio tal como estava às { $time }; de momento, nada pode ser guardado.
