### Lo que dicen varias páginas públicas

## En qué punto está un torneo

round-of-rounds = Ronda { $round } de { $rounds }
after-round-of-rounds = Después de la ronda { $round } de { $rounds }
top-announced = Top { $cut } anunciado

## Cuántas mesas tienen resultado

one-table-done = La mesa tiene su resultado
all-tables-done = { $tables ->
    [one] La mesa tiene su resultado
   *[other] Las { $tables } mesas tienen resultado
}
tables-done = { $tables ->
    [one] { $done } de { $tables } mesa con resultado
   *[other] { $done } de { $tables } mesas con resultado
}

## Quién ganó

champion = Gana el torneo
champions = Ganan el torneo
champion-is = Gana el torneo: { $champion }
champions-are = Ganan el torneo: { $champions }

## La imagen del playoff

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: empate, por seed
winner-of-pod = Quien gane el pod
winner-of-pod-number = Quien gane el pod { $number }
winner-of-table = Quien gane en la mesa { $table }
winner-of-semi-finals = De las semifinales
winner-of-quarter-finals = De los cuartos de final
winner-of-round-of = De la ronda de { $players }
winner-of-round = De: { $round }

## Direcciones que no llevan a nada

no-player = { $tournament } no tiene ningún jugador con el número { $number }.
to-players = Ir a los jugadores
no-round = Esa ronda no existe. Las rondas se numeran desde la 1.
not-published = Los emparejamientos de la ronda { $round } no están publicados.
to-pairings = Ir a los emparejamientos
no-standings = No hay clasificación tras la ronda { $round }: aparece cuando termina una ronda suiza.
to-standings = Ir a la clasificación

## Un cambio después de la publicación

changed-at = con cambios a las { $time }
as-of =
    La base de datos no responde. Esta página muestra el torneo tal como estaba a las { $time }; ahora mismo no se puede guardar nada.
