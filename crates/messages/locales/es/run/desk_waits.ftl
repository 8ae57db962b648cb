## Lo que espera al staff

floor = La sala
attention = Requiere tu atención
nothing = Nada requiere tu atención.

## Una palabra antes de cada frase

word-calls = Llamadas
word-rulings = Decisiones
word-late = Con retraso
word-disputes = Disputas
word-deck-checks = Controles
word-missing = Ausentes
word-decklists = Listas
word-registrations = Inscripciones
word-waiting-list = Lista de espera
word-draft = Borrador
word-webhooks = Webhooks
word-unheard = Sin respuesta

## Enlaces

calls = { $count ->
    [one] { $count } llamada espera a un juez
   *[other] { $count } llamadas esperan a un juez
}
rulings = { $count ->
    [one] { $count } decisión espera al juez principal
   *[other] { $count } decisiones esperan al juez principal
}
late = { $count ->
    [one] { $count } resultado con retraso
   *[other] { $count } resultados con retraso
}
disputed = { $count ->
    [one] { $count } resultado en disputa
   *[other] { $count } resultados en disputa
}
deck-checks = { $count ->
    [one] { $count } control de mazos en curso
   *[other] { $count } controles de mazos en curso
}
missing = { $count ->
    [one] { $count } jugador sin check-in
   *[other] { $count } jugadores sin check-in
}
decklists = { $count ->
    [one] Falta { $count } lista de mazo
   *[other] Faltan { $count } listas de mazo
}
registrations = { $count ->
    [one] { $count } jugador espera aprobación
   *[other] { $count } jugadores esperan aprobación
}
waiting-list = { $count ->
    [one] { $count } jugador está en la lista de espera
   *[other] { $count } jugadores están en la lista de espera
}
draft = El borrador de { $round } no está al día
webhooks-disabled = { $count ->
    [one] { $count } webhook está desactivado
   *[other] { $count } webhooks están desactivados
}
webhooks-unheard = { $count ->
    [one] { $count } webhook lleva una hora o más sin responder
   *[other] { $count } webhooks llevan una hora o más sin responder
}

## Uno de ellos

table-since = Mesa { $table }, desde las { $time }
earlier-since = Una ronda anterior, desde las { $time }
elsewhere-since = En otro lugar, desde las { $time }
