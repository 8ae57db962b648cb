## Los enlaces secretos de los jugadores

secret-link-title = Enlace secreto
secret-link-means = Con este enlace el jugador encuentra su mesa, hace el check-in y abandona, sin cuenta. Cualquiera con este enlace actúa como el jugador: no se lo des a nadie más.
secret-link = Enlace secreto
to-type = Para escribir: <span>{ $address }</span>
wrong-hands = ¿El enlace ha caído en malas manos?
new-one = Uno nuevo invalida el anterior, en papel y en todos los navegadores que lo usaron.
of-person = También deja de valer su enlace de la comunidad. Los de sus otras jornadas siguen valiendo: para sustituirlos también, renueva los enlaces en la página de la persona en la comunidad.
renew = Renovar el enlace
renewed = El enlace se ha renovado. El anterior, en papel y en navegadores, ya no funciona.
no-player = En este torneo no hay ningún jugador con el número { $number } y un enlace.

## Todos los enlaces

to-print = Enlaces para imprimir
how-to-use = Ocho por hoja, por apellido. Cada enlace es de un jugador: recórtalos y da a cada uno el suyo.
back-to-prints = Volver a las otras hojas
also-on-page = El enlace de un jugador también está en su página, en los <a>jugadores</a>.
none-yet = Aún no hay jugadores
none-yet-text = Sus enlaces aparecen aquí cuando tienen plaza.
print = { $part }: { $players }, { $sheets }
everybody = Todos
sheets = { $count ->
    [one] { $count } hoja
   *[other] { $count } hojas
}
your-own-page = Tu propia página: mesa, asiento, puesto, check-in, abandono. No se la des a nadie.
without-camera = Sin cámara, escribe: <span>{ $address }</span>
