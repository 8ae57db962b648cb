## Mensagens em um chat

round-published = Os pareamentos { $opening-of } já estão publicados: { $tables }.
round-unpublished = A publicação { $opening-of } foi desfeita.
round-running = { $opening } { $agreeing ->
    [one] está
   *[other] estão
} em andamento.
round-unstarted = O início { $opening-of } foi desfeito.
round-finished = Fim { $opening-of }.
round-reopened = { $opening } { $agreeing ->
    [one] está
   *[other] estão
} de novo em andamento: houve reabertura.
result-won = Mesa { $table }, { $round }: { $winner } vence.
result-draw = Mesa { $table }, { $round }: empate.
result-cleared = Mesa { $table }, { $round }: o resultado foi apagado.
cut = O corte foi anunciado: o top { $size } segue adiante.
cut-revoked = O corte anunciado foi revogado.
event-finished = Torneio encerrado: { $event }.
event-reopened = Torneio reaberto: { $event }.
event-cancelled = Torneio cancelado: { $event }.
champion = { $player } vence { $event }!
announcement-withdrawn = Um aviso foi retirado.
test = Um teste: este canal recebe novidades de { $event }.

## Jogadores

players-added = Inscrição adicionada: { $who }.
players-changed = Dados alterados: { $who }.
players-dropped = Saída do torneio: { $who }.
players-disqualified = Desqualificação: { $who }.
players-back = De volta ao torneio: { $who }.
players-removed = Inscrição removida: { $who }.
player-number = número { $number }

## Comunidades

evening-opened = Noite aberta: { $evening }.
evening-finished = Noite encerrada: { $evening }.
evening-reopened = Noite reaberta: { $evening }.
evening-cancelled = Noite cancelada: { $evening }.
season-changed = Temporada { $season }: a classificação ou as noites mudaram.
season-closed = Temporada encerrada: { $season }.
season-reopened = Temporada reaberta: { $season }.
free-pod-won = Mesa { $table }, { $evening }: { $winner } vence.
free-pod-drawn = Mesa { $table }, { $evening }: empate.
free-pod-void = Mesa { $table }, { $evening }: o pod foi anulado e não conta para ninguém.
