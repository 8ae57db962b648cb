## Comprobar que el azar fue limpio

what-it-is = Todo lo que depende del azar en este torneo (la ronda 1, los byes, los asientos, el orden de quienes empatan, monedas y dados) se calcula a partir de un único secreto, fijado antes de empezar. Su SHA-256, el compromiso, se muestra aquí desde el principio: ningún otro secreto lo tiene. El secreto se publica cuando termina el torneo, y entonces cualquiera puede volver a calcular cada sorteo. Si el torneo se reabre, sigue siendo público: lo que se sortee a partir de ahí podría saberse de antemano.
the-secret = El secreto
commitment = Compromiso (SHA-256 del secreto)
secret = Secreto
secret-follows = Se publica cuando termina el torneo.

## Los sorteos recalculados

computed-again = Recalculados
summary-agree = { $all } recalculados: { $agree } coinciden.
summary-changed = { $all } recalculados: { $agree } coinciden, { $changed } con cambios que constan en el registro.
summary-unexplained = { $all } recalculados: { $agree } coinciden, { $wrong } sin explicación.
summary-both = { $all } recalculados: { $agree } coinciden, { $changed } con cambios que constan en el registro, { $wrong } sin explicación.
checks-caption = Sorteos recalculados a partir del secreto
column-what = Qué
column-verdict = Veredicto
column-note = Nota
verdict-agrees = coincide
verdict-changed = cambiado
verdict-differs = difiere
changed-means = «Cambiado» significa que alguien cambió los emparejamientos después del sorteo. <a>Qué se cambió y por qué</a> es público.

## La lista de todos los sorteos

every-draw = Cada sorteo
nothing-drawn = Aún no se ha sorteado nada
nothing-drawn-text = Los sorteos de una ronda aparecen aquí cuando se publica.
draws = Sorteos
playoff = Playoff
before-first-round = Antes de la ronda 1
paired-again = Se emparejó { $count } veces: cuenta el sorteo { $count }.
draw = Sorteo { $number }: { $what }
draw-places = { $draw }, puestos { $from } a { $last } de { $all }
drawn-order = orden de los jugadores
drawn-equal = orden de los empatados: { $players }
more-players = { $count } más
drawn-byes = byes
drawn-seats = asientos
drawn-coin = moneda
drawn-die = dado
heads = cara
tails = cruz
rolled = { $rolled } (dado de { $sides } caras)

## Cómo comprobar los sorteos sin Podium

check-yourself = Compruébalo tú
check-secret = Anota el compromiso antes de la ronda 1. Cuando se publique el secreto, toma sus bytes (dos cifras hexadecimales cada uno) y calcula su SHA-256. Si no es el compromiso, el secreto se cambió.
check-order = Toma la etiqueta de un sorteo, como <code>seats/3/1</code>: para qué es, la ronda y cuántas veces se ha sorteado. Para cada jugador escribe la etiqueta, una barra y el id del jugador (entre paréntesis), como <code>seats/3/1/p7</code>, y calcula el HMAC-SHA256 de ese texto con los bytes del secreto como clave. Ordenados por estos números en hexadecimal, de menor a mayor, los jugadores quedan en el orden sorteado.
check-rounds = La ronda 1 es el orden de quienes no tienen bye, cortado en pods; los byes son los primeros de otro sorteo. En cada pod, los jugadores se sientan en el orden del sorteo de asientos. Si los asientos se equilibran, ese sorteo decide entre repartos igual de buenos.
check-dice = Un dado de <em>n</em> caras es el HMAC de <code>die/</code>, ronda, barra, número: toma su primer byte que sea menor que el mayor múltiplo de <em>n</em> hasta 256; el resultado es el resto al dividirlo entre <em>n</em>, más 1. Una moneda es un dado de dos caras con la palabra <code>flip</code>; 1 es cara.
check-with-program = Todo ello está en el <a>documento del torneo</a>. Con el propio programa: <code>podium verify event.json</code>.
not-proved = Lo que esto no puede demostrar
not-proved-text = Quien administra el servicio, si leyera el secreto antes de tiempo, podría volver a emparejar una ronda hasta que el sorteo le gustara, pero el número del sorteo lo delata. Desde fuera nadie puede verificar que el secreto se eligió al azar, solo que no cambió después de publicarse el compromiso.
