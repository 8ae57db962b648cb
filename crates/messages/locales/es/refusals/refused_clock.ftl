## El reloj de la ronda

no-published-round = No hay ninguna ronda { $number } publicada.
finished-with-clock = { $number ->
    [one] { $round } ya ha terminado, y su reloj también.
   *[other] { $round } ya han terminado, y su reloj también.
}
not-started = { $number ->
    [one] { $round } aún no ha empezado. Empiézala y su reloj se pondrá en marcha.
   *[other] { $round } aún no han empezado. Empieza la ronda y su reloj se pondrá en marcha.
}
no-table-needs-time = { $number ->
    [one] { $round } ya ha terminado: ninguna de sus mesas necesita tiempo.
   *[other] { $round } ya han terminado: ninguna de sus mesas necesita tiempo.
}
no-such-table = Mesa { $table }: no existe en { $round }.
reported-already = Mesa { $table }: ya tiene resultado. Bórralo antes si la mesa sigue jugando.
running-already = { $number ->
    [one] { $round } ya está en curso.
   *[other] { $round } ya están en curso.
}
changed-stands = Mientras tanto, alguien cambió el reloj de { $round }: ahora está parado. Míralo y decide otra vez.
changed-runs = Mientras tanto, alguien cambió el reloj de { $round }: ahora está en marcha. Míralo y decide otra vez.
minutes-missing = Minutos: indica cuántos se añaden.
minutes-out-of-range = Minutos: { $minutes } no está entre { $least } y { $most }.
limit-out-of-range = Tiempo límite: { $limit } no está entre { $least } y { $most } minutos.
reason-missing = Motivo: indica por qué. Queda anotado en el registro.
stands-already = El reloj ya está parado.
runs-already = El reloj ya está en marcha.
no-limit = Esta ronda no tiene tiempo límite. Fija uno antes de añadir tiempo.
too-many-taken = { $count ->
    [one] Minutos: la ronda tiene { $count } minuto en total; quita menos.
   *[other] Minutos: la ronda tiene { $count } minutos en total; quita menos.
}
limit-too-short = { $count ->
    [one] Tiempo límite: a esta ronda ya se le quitó { $count } minuto; el límite tiene que ser mayor.
   *[other] Tiempo límite: a esta ronda ya se le quitaron { $count } minutos; el límite tiene que ser mayor.
}

## Tiempo para una mesa

extension-reason = Motivo: indica por qué recibe tiempo esta mesa.
extension-minutes = Minutos: indica un número del 1 al { $most }.
no-extension = Aquí no hay esa extensión de tiempo.
withdrawn-already = Ya se había retirado.

## Controles de mazos

check-runs = Mesa { $table }: ya hay un control de mazos en curso.
check-ended = { $count ->
    [one] Este control de mazos ya ha terminado; la mesa recibió { $count } minuto.
   *[other] Este control de mazos ya ha terminado; la mesa recibió { $count } minutos.
}
label-found = Qué se encontró
no-deck = No hay ningún mazo que sortear: no se juega ninguna mesa, o ya se controlaron todos sus mazos.

## Monedas y dados

label-what-for = Para qué
die-instead = Dado en su lugar: un número par de caras, del 2 al { $most }.
sides = Caras: un número del 1 al { $most }.
dice = Dados: un número del 1 al { $most }.

## Qué salió

flipped = { $player } lanza una moneda: { $face }.
rolled-for-coin = { $player } tira un dado de { $sides } caras en lugar de una moneda, como se acordó: { $rolled }, { $face }.
rolled-die = { $player } tira un dado de { $sides } caras: { $rolled }.
rolled-dice = { $player } tira { $count } dados de { $sides } caras: { $rolled }.
heads-uncalled = cara; si nadie elige, nadie gana
tails-uncalled = cruz; si nadie elige, nadie gana
heads-won = cara, eligió cara: gana
tails-won = cruz, eligió cruz: gana
heads-lost = cara, eligió cruz: pierde
tails-lost = cruz, eligió cara: pierde
