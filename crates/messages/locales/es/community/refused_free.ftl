## Por qué se rechazó algo en una jornada de pods libres

name-of-evening = Nombre
day-of-evening = Fecha
too-many-evenings = Una comunidad tiene { $most } jornadas de pods libres como máximo.
no-such-evening = Esta comunidad no tiene ninguna jornada de pods libres con el número { $number }.
changed-meanwhile = Mientras tanto, alguien cambió «{ $evening }». Mira sus cambios y guarda los tuyos otra vez.
closed-already = «{ $evening }» ya está cerrada.
open-already = «{ $evening }» ya está abierta.
is-closed = «{ $evening }» está cerrada. El staff puede reabrirla.
pods-still-play = { $count ->
    [one] { $count } pod no tiene el resultado confirmado. Introduce antes su resultado o anúlalo.
   *[other] { $count } pods no tienen el resultado confirmado. Introduce antes sus resultados o anúlalos.
}

## La cola

bracket-range = Un bracket va de { $least } a { $most }, no { $given }.
plays-already = { $person } ya está jugando en la mesa { $table }.
too-many-people = A una jornada pueden venir { $most } personas como máximo.
nobody-called = Nadie en esta comunidad se llama «{ $typed }». Escribe el nombre completo o el número de la persona.
may-mean = «{ $typed }» puede ser: { $people }. Escribe el número.
does-not-wait = { $person } no está en la cola.
too-few-wait = { $count ->
    [0] La cola está vacía. Un pod necesita tres personas.
    [one] Hay { $count } persona en la cola. Un pod necesita tres.
   *[other] Hay { $count } personas en la cola. Un pod necesita tres.
}
too-many-pods = Una jornada tiene { $most } pods como máximo.

## Resultados

no-such-pod = Esta jornada no tiene ningún pod con el número { $number }.
pod-changed-meanwhile = Mientras tanto, alguien cambió el resultado de la mesa { $table }. Míralo otra vez.
sits-elsewhere = No estás en la mesa { $table }.
is-confirmed = El resultado de la mesa { $table } está confirmado. Solo el staff puede corregirlo.
is-void = La mesa { $table } está anulada. Solo el staff puede introducir un resultado.
sits-twice = { $person } tiene dos asientos en la mesa { $table }. El pod sigue anulado.
no-result-yet = La mesa { $table } aún no tiene resultado.
confirmed-by-another = Este resultado lo reportaste tú. Tiene que confirmarlo otra persona de la mesa.
place-of-everybody = Elige un puesto para cada jugador de la mesa.
give-a-reason = Da un motivo: este resultado ya se había confirmado o anulado.
sat-together = { $person } y { $other } jugaron en el mismo pod en «{ $evening }», así que son personas distintas.
no-season = «{ $evening }» no cuenta para ninguna temporada, así que no tiene logros.
no-such-achievement = La temporada ya no tiene este logro.
