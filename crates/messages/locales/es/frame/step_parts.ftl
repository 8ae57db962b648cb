## Pasos del torneo

publish-and-start = Publicar y empezar { $round }
publish-only = Solo publicar
start = Empezar { $round }
finish = Terminar { $round }
pair-again = Volver a emparejar
tables-again = Volver a crear las mesas
look-at-draft = Ver el borrador
keep-draft = Conservar el borrador
keep-draft-means = Se publica tal como se hizo, aunque ya no está al día.
undo-last = Deshacer el último paso
to-print = Para imprimir

## Calidad de los emparejamientos

pairs-again = { $count ->
    [one] pareja repetida
   *[other] parejas repetidas
}
paired-up-or-down = con rivales de otra puntuación
byes = { $count ->
    [one] bye
   *[other] byes
}
smaller-pods = { $count ->
    [one] pod más pequeño
   *[other] pods más pequeños
}

## Motivos

reason = Motivo
everybody-reads = lo puede leer cualquiera
in-log = Queda anotado en el registro.

## El reloj de la ronda

resume = Reanudar
pause = Pausar
minutes = Minutos
other-minutes = Otros minutos
below-zero = Un número negativo, como −5, resta tiempo.
add-time = Añadir tiempo
