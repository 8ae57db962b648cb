## Mesas y asientos

with-number = (número { $number })

## Introducir resultados con el teclado

loss-or-drop = Concesión, derrota, abandono
report = Registrar
type-a-table = Escribe un número de mesa.
keys-label = Resultado con una tecla
keys-won = gana ese asiento
keys-others = <kbd>D</kbd> empate · concesión, derrota, abandono: <kbd>C</kbd> y un asiento: concede; <kbd>M</kbd> y un asiento: pérdida de partida; <kbd>D</kbd> y un asiento: abandona después de esta ronda · <kbd>Enter</kbd> registrar · <kbd>Ctrl</kbd> <kbd>Z</kbd> deshacer

## Puestos que cambian

moved-none = Ningún puesto cambia.
moved = { $count ->
    [one] Cambia { $count } puesto.
   *[other] Cambian { $count } puestos.
}
moved-caption = Puestos que cambian
now = Ahora
then = Después
