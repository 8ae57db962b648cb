## Jornadas de pods libres: quien está allí espera un pod, juega e introduce el resultado en la mesa.

title-list = Pods libres
intro = Una jornada sin rondas: la gente entra en una cola con su teléfono, tú formas los pods con una pulsación y los jugadores introducen sus resultados.
new-evening = Jornada nueva
open-evening = Abrir la jornada
evenings = Jornadas
opened = La jornada está abierta. La gente puede entrar en la cola con su teléfono, o puedes añadirla tú.
field-name = Nombre
field-day = Fecha
field-season = Cuenta para
no-season = Ninguna temporada
settings = Ajustes
saved = Los ajustes se han guardado.
desk = Panel

## La jornada

closed = Terminada
everybody = Página pública
take-part = Participar
waiting = Cola
nobody-waits = La cola está vacía.
now-playing = En juego
ended = Resultados
table = Mesa { $table }
playing = en juego
reported = resultado reportado, sin confirmar
confirmed = resultado confirmado
void = anulado
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } punto)
   *[other] { $name } ({ $points } puntos)
}
times = { $times ->
    [0] no
    [one] sí
   *[other] { $times } veces
}
bracket = Bracket { $bracket }
any-bracket = Cualquier bracket

## La página propia de una persona

queue = Cola
waits = Tu lugar en la cola: { $place } de { $waiting }.
wants = Bracket que prefieres
join = Entrar en la cola
change-wish = Cambiar el bracket
leave = Salir de la cola
joined = Estás en la cola. Tu mesa aparecerá aquí.
left = Ya no estás en la cola.
is-over = Esta jornada ha terminado.
who-won = ¿Quién ganó?
drawn = Empate
all-places = Introducir todos los puestos
equal-places = Da el mismo puesto a quienes salieron a la vez.
choose = Elige
save-places = Guardar los puestos
is-this-right = Alguien de tu mesa ha reportado este resultado. ¿Es correcto?
confirm = Confirmar el resultado
another-result = Introducir otro resultado
somebody-confirms = Tiene que confirmarlo otra persona de la mesa.
result-tapped = Resultado reportado. Tiene que confirmarlo otra persona de la mesa.
result-counts = Resultado confirmado.
achievements = Logros
save-achievements = Guardar los logros
achievements-saved = Los logros se han guardado.

## La página del staff

form-pods = { $count ->
    [one] Formar pods con { $count } persona
   *[other] Formar pods con { $count } personas
}
pods-formed = { $count ->
    [one] Se ha formado { $count } pod.
   *[other] Se han formado { $count } pods.
}
has-left = Quitar de la cola
add = Añadir a la cola
person = { $person }, número { $number }
waits-now = { $person } está en la cola.
waits-no-longer = { $person } ya no está en la cola.
correct = Corregir el resultado
reason = Motivo
declare-void = Anular el pod
is-void-now = El pod se ha anulado.
close = Cerrar la jornada
reopen = Reabrir la jornada
evening-closed = La jornada se ha cerrado.
evening-reopened = La jornada se ha reabierto.
