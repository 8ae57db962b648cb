## El inicio de un torneo

pairings-of = Emparejamientos de { $round }
times-are-in = Las horas son las de { $zone }.
before-first = La ronda 1 aún no está emparejada. Haz el check-in en tu página o en la mesa de la organización.
cancelled-on = Cancelado el { $date }
results-so-far = Resultados hasta ahora
won = { $name } ganó
drawn = empate
announcements = Anuncios
about = Sobre el torneo
pages = Páginas
community = Comunidad
ask-to-take-part = Pedir plaza
register = Inscribirse

## Datos del torneo

fact-players = Jugadores
of-at-most = { $count } de { $most } como máximo
fact-level = Nivel
fact-rounds = Rondas
plan = { $rounds ->
    [0] Sin rondas suizas
    [one] { $rounds } ronda suiza
   *[other] { $rounds } rondas suizas
}, { $cut ->
    [0] sin playoff
   *[other] después un playoff del top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Sin rondas suizas
    [one] { $rounds } ronda suiza
   *[other] { $rounds } rondas suizas
}, { $cut ->
    [0] sin playoff
   *[other] después un playoff del top { $cut }
} (lo recomendado para este número de jugadores)

## La inscripción

registration = Inscripción
places-full = Completo
places-left = Plazas libres: { $left } de { $most }
places-without-limit = Sin límite de jugadores
places-taken = { $waiting ->
    [0] Las { $most } plazas están ocupadas
    [one] Las { $most } plazas están ocupadas, { $waiting } jugador espera
   *[other] Las { $most } plazas están ocupadas, { $waiting } jugadores esperan
}
places-approved = La organización aprueba cada inscripción.
places-until = La inscripción se cierra cuando se empareja la ronda 1.
