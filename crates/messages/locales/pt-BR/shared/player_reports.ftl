## O que os jogadores disseram

reported-at = { $player } informou às { $time }: { $result }.
reported-other = { $player } informou: { $result }.
disputes = { $player } contesta: “{ $objection }”
did-not-concede = Concessão negada por { $players }: até a decisão da equipe, ela não vale.
staff-entered-other = A equipe registrou outro resultado.
concession-unconfirmed = Quem concedeu não confirmou: até confirmar, a concessão não vale.
cannot-be-counted = Não pode valer.
nobody-confirmed = Ninguém da mesa confirmou ainda.

## Por que um resultado não pode valer

cannot-win = { $player } tem a penalidade { $penalty } (decisão { $ruling }) e não pode vencer a partida
left-the-game = { $player } saiu do jogo com a penalidade { $penalty } (decisão { $ruling }) e não venceu

## Botões

count-report-of = Aceitar o que { $player } informou: { $result }
count-it = Aceitar: { $result }
count-not-conceded = Aceitar que não houve concessão: { $players }
confirm = Confirmar

## O resultado informado

said-won = { $player } venceu
said-drawn = empate
said-drawn-among = empate entre { $players }
said-no-game = nenhum jogo vencido
said-games = jogos { $games }
said-conceded = { $player } concedeu
said-seat = assento { $number }
