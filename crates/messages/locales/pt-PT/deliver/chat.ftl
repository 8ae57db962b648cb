## Rondas

round-published = Os emparelhamentos { $opening-of } já estão publicados: { $tables }.
round-unpublished = A publicação { $opening-of } foi desfeita.
round-running = { $opening } { $agreeing ->
    [one] está
   *[other] estão
} a decorrer.
round-unstarted = O início { $opening-of } foi desfeito.
round-finished = Fim { $opening-of }.
round-reopened = { $opening } { $agreeing ->
    [one] está
   *[other] estão
} de novo a decorrer, após reabertura.
result-won = Mesa { $table }, { $round }: vitória de { $winner }.
result-draw = Mesa { $table }, { $round }: empate.
result-cleared = Mesa { $table }, { $round }: o resultado foi apagado.
cut = O corte foi anunciado: o top { $size } continua a jogar.
cut-revoked = O corte anunciado foi revogado.
event-finished = { $event }: o torneio está encerrado.
event-reopened = { $event }: o torneio foi reaberto.
event-cancelled = { $event }: o torneio foi cancelado.
champion = { $player } ganhou { $event }!
announcement-withdrawn = Um aviso foi retirado.
test = Um teste: este canal recebe notícias de { $event }.

## Jogadores

players-added = Inscrição adicionada: { $who }.
players-changed = Dados alterados: { $who }.
players-dropped = Saída do torneio: { $who }.
players-disqualified = Desqualificação: { $who }.
players-back = De volta ao torneio: { $who }.
players-removed = Inscrição removida: { $who }.
player-number = número { $number }

## Comunidades

evening-opened = { $evening }: a noite está aberta.
evening-finished = { $evening }: a noite está encerrada.
evening-reopened = { $evening }: a noite foi reaberta.
evening-cancelled = { $evening }: a noite foi cancelada.
season-changed = Época { $season }: a classificação ou as noites mudaram.
season-closed = { $season }: a época está encerrada.
season-reopened = { $season }: a época foi reaberta.
free-pod-won = Mesa { $table }, { $evening }: vitória de { $winner }.
free-pod-drawn = Mesa { $table }, { $evening }: empate.
free-pod-void = Mesa { $table }, { $evening }: o pod foi anulado e não conta para ninguém.
