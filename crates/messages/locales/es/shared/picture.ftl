### Todas las imágenes

amount = { $label } { $amount }

### Un gráfico de líneas

chart = { $what }: { $points }.

### Porcentajes con su intervalo

interval = { $label } { $share }, entre { $least } y { $most }
dashed-line = La línea discontinua está en { $share }.

### Los asientos de una mesa en círculo

ring = Mesa { $table }, en orden de turno: { $seats }.
ring-seat = asiento { $number }: { $player }
ring-seat-own = asiento { $number }: { $player }, tú
ring-seat-active = asiento { $number }: { $player }, juega su turno
ring-seat-out = asiento { $number }: { $player }, fuera

### Un juego anotado en círculo

game-ring = { $seats } asientos en orden de turno, { $playing } en juego
marker-in-turn = { $player }, en el asiento { $seat }, juega su turno con el marcador { $marker }
marker-in-turn-designated = { $player }, en el asiento { $seat }, juega su turno con el marcador { $marker }, que se va a retirar
marker-waits = { $player }, en el asiento { $seat }, espera con el marcador { $marker }
marker-waits-designated = { $player }, en el asiento { $seat }, espera con el marcador { $marker }, que se va a retirar
neighbours = Asientos { $first } a { $last } de { $all }; el siguiente en orden de turno está debajo.

### El bracket de un playoff

bracket-waiting = Directos a la siguiente fase
bracket-seed = Seed { $number }
bracket-seat-won = ganó
bracket-seat-by-seed = por seed
bracket-seat-out = fuera
bracket-none = Sin playoff.
bracket-won = Playoff de { $players }: ganó { $winner }, seed { $seed }.
bracket-without-winner = Playoff de { $players }, sin ganador.
bracket-open = { $stages ->
    [one] Playoff de { $players } en { $stages } fase, aún sin decidir.
   *[other] Playoff de { $players } en { $stages } fases, aún sin decidir.
}

### Los puntos por ronda y los tiempos de las mesas

field-points = { $players } con { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: de { $least } a { $most } minutos, mediana { $median }.
