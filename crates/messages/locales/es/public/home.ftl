## El inicio de un torneo

pairings-of = Emparejamientos de { $round }
results-of = Resultados de { $round }
times-are-in = Las horas son las de { $zone }.
results-so-far = Resultados hasta ahora
won = { $name } ganó
drawn = empate
announcements = Anuncios
about = Sobre el torneo
pages = Páginas
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
