## Sorteos calculados otra vez a partir del secreto

commitment = Compromiso
other-secret = El secreto no es el del compromiso.
draw = Ronda { $round }, sorteo { $counter }: { $what }
byes-as-drawn = Ronda 1: byes según el sorteo
pods-follow = Ronda 1: los pods siguen el orden sorteado
seats = Ronda { $round }: asientos
game-seed = Ronda { $round }, mesa { $table }, juego { $game }: semilla de monedas y dados
other-seed = Del secreto sale otra semilla.
draw-gives = Del sorteo sale: { $drawn }.
sides-of-die = Un dado tiene de 1 a 256 caras.
by-hand = El emparejamiento se cambió a mano, como dicen los cambios.
byes-differ = En el sorteo: { $drawn }. Bye de: { $had }.
too-few-players = Hay muy pocos jugadores para una ronda.
kept-apart = Se evitó que se enfrentaran jugadores que no deberían.
unexplained = Nada de lo registrado explica la diferencia.
rounds-unreadable = No se pueden leer las rondas anteriores.
other-seats = { $count ->
    [one] Asientos distintos de los sorteados en la mesa { $tables }.
   *[other] Asientos distintos de los sorteados en las mesas { $tables }.
}
