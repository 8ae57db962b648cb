## Todas as figuras

amount = { $label } { $amount }

## Gráfico de linha

chart = { $what }: { $points }.

## Porcentagens com intervalo

interval = { $label } { $share }, entre { $least } e { $most }
dashed-line = A linha tracejada está em { $share }.

## Os lugares de uma mesa

ring = Mesa { $table }, pela ordem dos turnos: { $seats }.
ring-seat = lugar { $number }: { $player }
ring-seat-own = lugar { $number }: { $player }, tu
ring-seat-active = lugar { $number }: { $player }, a jogar o seu turno
ring-seat-out = lugar { $number }: { $player }, fora

## Um jogo acompanhado

game-ring = { $seats } lugares pela ordem dos turnos, { $playing } no jogo
marker-in-turn = { $player }, no lugar { $seat }, joga o turno com o marcador { $marker }
marker-in-turn-designated = { $player }, no lugar { $seat }, joga o turno com o marcador { $marker }, designado para remoção
marker-waits = { $player }, no lugar { $seat }, espera com o marcador { $marker }
marker-waits-designated = { $player }, no lugar { $seat }, espera com o marcador { $marker }, designado para remoção
neighbours = Lugares { $first } a { $last } de { $all }; abaixo, o próximo na ordem dos turnos.

## A chave do playoff

bracket-waiting = Diretamente para a próxima fase
bracket-seed = Seed { $number }
bracket-seat-won = ganhou
bracket-seat-by-seed = por seed
bracket-seat-out = fora
bracket-none = Sem playoff.
bracket-won = Playoff de { $players }: { $winner } ganhou, seed { $seed }.
bracket-without-winner = Playoff de { $players }, sem vencedor.
bracket-open = { $stages ->
    [one] Playoff de { $players } em { $stages } fase, ainda sem decisão.
   *[other] Playoff de { $players } em { $stages } fases, ainda sem decisão.
}

### Os pontos por ronda e os tempos das mesas

field-points = { $players } com { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: de { $least } a { $most } minutos, mediana { $median }.
