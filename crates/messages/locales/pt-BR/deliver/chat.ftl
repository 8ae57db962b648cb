## Mensagens em um chat

round-published = Os pareamentos { $opening-of } já estão publicados: { $tables }.
round-unpublished = { $opening }: a publicação foi desfeita.
round-running = { $opening }: em andamento.
round-unstarted = { $opening }: o início foi desfeito.
round-finished = { $opening }: rodada encerrada.
round-reopened = { $opening }: de novo em andamento, a rodada foi reaberta.
result-won = Mesa { $table }, { $round }: { $winner } vence.
result-draw = Mesa { $table }, { $round }: empate.
result-cleared = Mesa { $table }, { $round }: o resultado foi apagado.
cut = O corte está anunciado: o top { $size } segue adiante.
cut-revoked = O corte anunciado foi revogado.
event-finished = Torneio encerrado: { $event }.
event-reopened = Torneio reaberto: { $event }.
event-cancelled = Torneio cancelado: { $event }.
champion = { $player } vence { $event }!
announcement-withdrawn = Um aviso foi retirado.
test = Um teste: este canal recebe novidades de { $event }.

## Jogadores

players-added = { $count ->
    [one] Jogador: { $who }, entrada.
   *[other] Jogadores: { $who }, entrada.
}
players-changed = { $count ->
    [one] Jogador: { $who }, alteração.
   *[other] Jogadores: { $who }, alteração.
}
players-dropped = { $count ->
    [one] Jogador: { $who }, saída.
   *[other] Jogadores: { $who }, saída.
}
players-disqualified = { $count ->
    [one] Jogador: { $who }, desqualificação.
   *[other] Jogadores: { $who }, desqualificação.
}
players-back = { $count ->
    [one] Jogador: { $who }, de volta.
   *[other] Jogadores: { $who }, de volta.
}
players-removed = { $count ->
    [one] Jogador: { $who }, remoção.
   *[other] Jogadores: { $who }, remoção.
}
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
