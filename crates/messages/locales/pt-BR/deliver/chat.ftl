## Mensagens em um chat

round-published = { $opening }: pareamentos publicados, { $tables }.
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

players-added = Jogadores: { $who }, entrada.
players-changed = Jogadores: { $who }, alteração.
players-dropped = Jogadores: { $who }, saída.
players-disqualified = Jogadores: { $who }, desqualificação.
players-back = Jogadores: { $who }, de volta.
players-removed = Jogadores: { $who }, remoção.
player-number = número { $number }
