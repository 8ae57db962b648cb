## Todas as figuras

amount = { $label } { $amount }

## Gráfico de linha

chart = { $what }: { $points }.

## Porcentagens com intervalo

interval = { $label } { $share }, entre { $least } e { $most }
dashed-line = A linha tracejada está em { $share }.

## Os assentos de uma mesa

ring = Mesa { $table }, na ordem dos turnos: { $seats }.
ring-seat = assento { $number }: { $player }
ring-seat-own = assento { $number }: { $player }, você
ring-seat-active = assento { $number }: { $player }, no seu turno
ring-seat-out = assento { $number }: { $player }, fora

## Um jogo acompanhado

game-ring = { $seats } assentos na ordem dos turnos, { $playing } no jogo
marker-in-turn = { $player }, no assento { $seat }, joga o turno com o marcador { $marker }
marker-in-turn-designated = { $player }, no assento { $seat }, joga o turno com o marcador { $marker }, que será retirado
marker-waits = { $player }, no assento { $seat }, espera com o marcador { $marker }
marker-waits-designated = { $player }, no assento { $seat }, espera com o marcador { $marker }, que será retirado
neighbours = Assentos { $first } a { $last } de { $all }; abaixo, o próximo na ordem dos turnos.

## A chave do playoff

bracket-waiting = Direto para a próxima fase
bracket-seed = Seed { $number }
bracket-seat-won = venceu
bracket-seat-by-seed = por seed
bracket-seat-out = fora
bracket-none = Sem playoff.
bracket-won = Playoff de { $players }: { $winner } venceu, seed { $seed }.
bracket-without-winner = Playoff de { $players }, sem vencedor.
bracket-open = { $stages ->
    [one] Playoff de { $players } em { $stages } fase, ainda sem decisão.
   *[other] Playoff de { $players } em { $stages } fases, ainda sem decisão.
}

### Os pontos por rodada e os tempos das mesas

field-points = { $players } com { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: de { $least } a { $most } minutos, mediana { $median }.
