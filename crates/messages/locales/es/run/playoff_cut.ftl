## El corte

cut = Corte
cut-hint = Con 7, 10, 13 o 40, los mejores seeds se saltan la primera ronda del playoff.
top = Top { $count }
show-who = Ver quién entra
no-cut = Aún no hay corte

## La lista de los seeds

announced-seeds = Seeds anunciados
would-be-in = Quién entraría
column-note = Nota
left = se fue
waits = espera
drawn = por sorteo entre iguales

## El anuncio

seeds-are-fixed = Los seeds quedan fijos al anunciar el corte: quien se va después no se sustituye.
why-now = Por qué ahora
rounds-played = Se han jugado { $played } de { $planned } rondas suizas previstas.
announced = Se ha anunciado el corte al top { $count }.
revoked = Corte revocado.

## El final sin playoff

finish-without = Terminar el torneo sin playoff
why-ends = Por qué termina ahora el torneo
