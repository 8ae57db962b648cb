## O que os jogadores disseram

reported-at = { $player } comunicou às { $time }: { $result }.
reported-other = { $player } comunicou: { $result }.
disputes = { $player } contesta: «{ $objection }»
did-not-concede = Concessão negada por { $players }: até à decisão da equipa, não conta.
staff-entered-other = A equipa registou outro resultado.
concession-unconfirmed = Quem concedeu ainda não o confirmou: até lá, a concessão não conta.
cannot-be-counted = Não pode contar.
nobody-confirmed = Ainda ninguém da mesa o confirmou.

## Por que um resultado não pode valer

cannot-win = { $player } tem a penalização { $penalty } (decisão { $ruling }) e não pode ganhar a partida
left-the-game = { $player } saiu do jogo com a penalização { $penalty } (decisão { $ruling }) e não o ganhou

## Botões

count-report-of = Aceitar o que { $player } comunicou: { $result }
count-it = Aceitar: { $result }
count-not-conceded = Aceitar que não houve concessão: { $players }
confirm = Confirmar

## O resultado comunicado

said-won = { $player } ganhou
said-drawn = empate
said-drawn-among = empate entre { $players }
said-no-game = nenhum jogo ganho
said-games = jogos { $games }
said-conceded = { $player } concedeu
said-seat = lugar { $number }
