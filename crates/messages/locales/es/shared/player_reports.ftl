### Resultados reportados que el staff debe resolver

## Lo que dijeron los jugadores

reported-at = { $player } reportó a las { $time }: { $result }.
reported-other = { $player } reportó: { $result }.
disputes = { $player } lo impugna: «{ $objection }»
did-not-concede =
    Dicen no haber concedido: { $players }. Hasta que decida el staff, la concesión no cuenta.
staff-entered-other = El staff introdujo otro resultado.
concession-unconfirmed = Quien concedió no lo ha confirmado: hasta entonces no cuenta.
cannot-be-counted = No puede contar.
nobody-confirmed = Nadie de la mesa lo ha confirmado todavía.

## Por qué un resultado no puede contar

cannot-win = { $player } tiene una penalización ({ $penalty }, decisión { $ruling }) y no puede ganar la partida
left-the-game = { $player } salió del juego por una penalización ({ $penalty }, decisión { $ruling }) y no lo ganó

## Botones

count-report-of = Contar lo que reportó { $player }: { $result }
count-it = Contarlo: { $result }
count-not-conceded = Contar que no hubo concesión: { $players }
confirm = Confirmar

## El resultado que reportó otro jugador

said-won = { $player } ganó
said-drawn = empate
said-drawn-among = empate entre { $players }
said-no-game = ningún juego ganado
said-games = juegos { $games }
said-conceded = { $player } concedió
said-seat = asiento { $number }
