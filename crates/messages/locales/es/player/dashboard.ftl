## La página de un jugador en el teléfono

### Qué hacer ahora

last-match = Has abandonado el torneo: esta es tu última partida.
check-in = Check-in: ya estoy aquí
show-code = Mostrar mi código al staff
ruling = Decisión
report-again = Lo reportado antes no cuenta: reporta el resultado otra vez.
did-you-concede = ¿Has concedido?
others-say-conceded = En tu mesa dicen que concediste la partida.
conceded-means = Solo cuenta si lo dices tú: entonces no recibes puntos de esta partida.
i-conceded = He concedido
i-did-not = No he concedido
confirm-result = Confirmar el resultado
that-is-wrong = Eso no es correcto
or-say-what = O di qué está mal
or-say-what-hint = Una frase. El staff la leerá y decidirá.
dispute = Impugnar el resultado
game-ended-report = El juego ha terminado: reportar quién ganó
conceded-or-earlier-games = Alguien concedió o hubo juegos antes
if-it-differs = Si no coincide con lo que ya se reportó, decide el staff.
withdraw-report = Retirar mi reporte
already-so = Tu mesa ya tenía este resultado.
you-wrote = Escribiste: «{ $text }»
seats = Asientos en orden de turno
our-table = Nuestra mesa: vidas y turnos
seat-out = fuera: { $why }

### Después del final

share = Compartir tu puesto
share-link = Tus rondas, para compartir

### Llamar a un juez

judge = Juez
with-note = Decir de qué se trata
add-note = Añadir una nota
withdraw-call = Retirar la llamada
your-table = Tu mesa

### El resto de la página

hand-in-decklist = Entregar tu lista de mazo
change-commander = Cambiarlo
name-commander = Indicar tu comandante
table-picture = La mesa en imagen
more = Tus rondas, otro teléfono
more-with-drop = Abandonar, tus rondas, otro teléfono
on-another-phone = Esta página en otro teléfono
drop = Abandonar
drop-after-round = Aún juegas { $round }; después ya no entras en los emparejamientos.
drop-now = Ya no entras en los emparejamientos. Lo que has jugado se conserva.
drop-undo = Solo el staff puede deshacerlo.
drop-button = Abandonar el torneo
not-dropped = No has abandonado. Escribe { $word } para confirmarlo.
not-you = ¿No eres tú?
from-link = Esta página viene del enlace secreto de <bdi>{ $name }</bdi>.
forget-link = Olvidar el enlace en este navegador
link-forgotten = Este navegador ha olvidado el enlace.
