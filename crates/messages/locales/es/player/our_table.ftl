## El juego de una mesa, que llevan sus jugadores en sus teléfonos: vidas, turnos, quién está fuera. Palabras cortas.

lay-down = Dejarlo en la mesa
in-hand = Tenerlo en la mano
your-page = Tu página
start = Empezar nuestro juego
start-means = Lleva aquí las vidas, los turnos y las eliminaciones de tu mesa. Puede hacerlo cada jugador en su teléfono, y los jueces lo ven.
life-unknown = Fija las vidas que aún no se conocen.
set-life = Fijar las vidas
life-of-each = Vidas iniciales de cada jugador
pass-of = Pasar el turno de { $player }
turn-number = Turno { $number }
call-time = Se acabó el tiempo: contar los últimos turnos
call-time-means = Aquí no puedes deshacer esto, ni ningún paso anterior. Solo puede un juez.
count-last-turns = Contar los últimos turnos
judge-ends-turn = Un juez está anotando la pila y terminará este turno.
whose-turn = Se acabó el tiempo. ¿De quién es el turno?
chance = Moneda y dados
coin = Moneda
die = d{ $sides }
more = Más
other-counters = Otros contadores
i-am-out = Estoy fuera
is-out = { $player } está fuera
have-you-lost = ¿Has perdido el juego?
has-lost = ¿{ $player } ha perdido el juego?
i-have-lost = He perdido
they-have-lost = { $player } ha perdido
lost-together = { $names } han perdido al mismo tiempo
said-by = { $player } ha indicado que has perdido.
i-concede = Concedo
concede-means = Concedes este juego. En una partida de un solo juego concedes la partida, y no recibes puntos si es un empate.
concede = Conceder el juego
next-means = El resultado de este juego cuenta entonces en la partida. Solo un juez puede reabrirlo.
begin-next = Empezar el juego siguiente
too-few-for-another = Quedan muy pocos jugadores para otro juego aquí. Sigue jugando y reporta el resultado.
recent = Últimos pasos
last-step = el último paso
but-stays = { $step } (se mantiene: { $drawn })
waits = pendiente de envío
other-result = Reportar otro resultado
more-about-result = Más sobre el resultado
own-left = quedan { $time }
own-over = { $time } de más
long-turn = turno largo
life-change = vidas { $before } → { $after }
life-now = vidas { $life }
everybody-starts = Todos empiezan con { $life } vidas
lost-by = { $player } ha perdido: { $why }

## Botones con un signo: lo que hacen, para lectores de pantalla

less-life = { $count ->
    [one] { $player }: pierde { $count } vida
   *[other] { $player }: pierde { $count } vidas
}
more-life = { $count ->
    [one] { $player }: gana { $count } vida
   *[other] { $player }: gana { $count } vidas
}
damage-from = Daño de comandante: { $player }
less-damage = { $player }: 1 punto de daño de comandante menos ({ $from })
more-damage = { $count ->
    [one] { $player }: { $count } punto de daño de comandante más ({ $from })
   *[other] { $player }: { $count } puntos de daño de comandante más ({ $from })
}
less-poison = { $player }: 1 contador de veneno menos
more-poison = { $player }: 1 contador de veneno más
fewer-counters = { $player }: { $counter }, 1 menos
more-counters = { $player }: { $counter }, 1 más
fewer-casts = { $player }: 1 lanzamiento del comandante menos
more-casts = { $player }: 1 lanzamiento del comandante más
fewer-second-casts = { $player }: 1 lanzamiento del segundo comandante menos
more-second-casts = { $player }: 1 lanzamiento del segundo comandante más
