## La imagen que muestra un chat

nameless = Un torneo multijugador de Magic
place-of = { $place } de { $players }
place-after = { $place } de { $players } tras la ronda { $round }
share = Imagen para compartir
none-yet = No hay imagen de este jugador hasta que termine una ronda.
