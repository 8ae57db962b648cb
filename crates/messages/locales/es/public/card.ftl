## La imagen que muestra un chat

nameless = Un torneo multijugador de Magic
