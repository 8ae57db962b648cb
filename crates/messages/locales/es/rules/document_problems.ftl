## Problemas de un documento

expected-object = Se esperaba un objeto y hay { $found }.
expected-list = Se esperaba una lista y hay { $found }.
expected-text = Se esperaba un texto y hay { $found }.
expected-whole = Se esperaba un número entero de { $least } a { $most } y hay { $found }.
expected-boolean = Se esperaba true o false y hay { $found }.
expected-one-of = Se esperaba una de estas palabras: { $words }. Hay { $found }.
expected-moment = Se esperaba un momento en microsegundos enteros, como «2026-05-09T08:30:00Z», y hay { $found }.
expected-day = Se esperaba un día, como «2026-05-09», y hay { $found }.
expected-share = Se esperaba una fracción de 0 a 1 con un denominador de { $most } como máximo, como «1/5» o «0», y hay { $found }.
expected-hex = Se esperaban { $bytes } bytes en hexadecimal con minúsculas ({ $characters } caracteres) y hay { $found }.
expected-hex-range = Se esperaban de { $least } a { $most } bytes en hexadecimal con minúsculas y hay { $found }.
found-list = una lista
found-object = un objeto
text-empty = El texto está vacío; en ese caso, quita el campo.
text-too-long = El texto tiene { $length } caracteres; son posibles { $most } como máximo.
field-missing = Falta el campo «{ $field }».
field-unknown = Campo desconocido: «{ $field }». Aquí existen: { $known }.
field-twice = El campo «{ $field }» está dos veces.
no-json = Esto no es JSON: { $problem }.
several-events = El archivo tiene { $count } torneos. Guarda el que quieras en un archivo aparte.

## Campos de un torneo

cut-size = El tamaño del corte es el número de sus seeds, { $count }.
announcement-for-one = Un anuncio es para una mesa o para un jugador, no para ambos.
announcement-place = Un anuncio para una mesa tiene «round» y «table»; cualquier otro no tiene ninguno de los dos.
call-place = Una llamada en una mesa tiene «round» y «table»; cualquier otra no tiene ninguno de los dos.
note-place = Una nota en una mesa tiene «round» y «table»; cualquier otra no tiene ninguno de los dos.
round-has-no-table = La ronda { $round } no tiene ninguna mesa { $table }.
timed-round = Una ronda con reloj dura al menos un minuto, contando lo que se añadió o quitó.
one-deck-check = Un pod tiene un solo control de mazos en curso.
deck-in-check = El mazo de este jugador ya está en el control.
extension-ended = El tiempo concedido tiene «ended_at» y «minutes»; un control de mazos en curso, ninguno de los dos.
call-ended = Una llamada resuelta o retirada tiene «ended_at»; una abierta, no.
call-claimed = Una llamada que alguien atiende tiene «claimed_at».
call-escalated = Una llamada que pasó al juez principal tiene «escalated_at».
one-open-game = Un pod tiene un solo juego abierto, y uno confirmado de cada número.
game-closed = Un juego que ya no está abierto tiene «closed_at»; uno abierto, no.
setup-object = El comienzo es un objeto de podium-game/1 sin acciones.
setup-without-actions = El comienzo no tiene acciones: son los pasos.
game-unreadable = No se puede leer el juego: { $problem }
step-impossible = El paso { $step }, que está en vigor, no es posible: { $problem }
undone-unreadable = No se puede leer un paso deshecho: { $problem }
stranger-plays = «{ $id }» juega este juego y no se sienta en la mesa.
no-player-with-id = Ningún jugador tiene el id «{ $id }».
note-about = Una nota es sobre un jugador o una mesa.
number-twice = Su número { $number } ya es el de { $place }.
too-many-commanders = Un jugador tiene { $most } comandantes como máximo, no { $count }.
final-places-count = Los puestos finales salen de las rondas: son { $count }. Corrige las rondas o quita «final_places».
final-places-here = Los puestos finales salen de las rondas: aquí se esperaba { $expected }. Corrige las rondas o quita «final_places».
status-not-here = { $name } tiene el estado { $status } y no puede estar aquí.
one-report = Un pod tiene un solo reporte en espera.
report-not-seated = Este jugador no se sienta en la mesa.
report-answered = Un reporte que ya no espera tiene «answered_at»; uno en espera, no.
report-answered-by = Un reporte confirmado o impugnado dice quién respondió, y nadie responde al suyo.
result-fields = Un resultado tiene solo «winner», solo «draw», solo «places», o «games» con «conceded» y «match_losses» si los hay.
game-winner = Un juego que no acabó en empate indica su «winner».
game-either = Un juego tiene o bien «winner» o bien «"drawn": true».
ruling-twice = Hay otra decisión { $number }.
ruling-table = La ronda de esta decisión no tiene ninguna mesa { $table }.
ruling-player-twice = Este jugador ya está en la decisión.
ruling-minutes = El tiempo se concede a una mesa: indícala.
ruling-decided = Una decisión tiene «decided_at» si se confirmó o se anuló, y solo entonces.
ruling-appealed = Una decisión que pasó al juez principal tiene «appealed_at».
ruling-withdrawn = Quién retiró una decisión y por qué está junto a «withdrawn_at», y solo en una decisión retirada.
statement-by = Una declaración tiene «player» o «witness».
no-penalty = Sin penalización: quita el campo.
penalty-infraction = Una penalización necesita su «infraction».
name-control = El nombre tiene un carácter de control (un tabulador o un salto de línea, por ejemplo); quítalo.
break-time = Se esperaba una hora, como «10:00».
break-either = Una pausa tiene o bien «minutes» o bien «until».
slug-letters = Un slug tiene letras minúsculas, cifras y guiones sueltos entre ellas, como «spring-open».
no-time-zone = «{ $zone }» no es el nombre de una zona horaria, como «Europe/Madrid».

## Archivos de TopDeck.gg

no-player-named = El archivo no nombra a ningún jugador, ni en «standings» ni en «rounds».
id-twice = Otro jugador ya tiene el id { $id }.
name-twice = Otro jugador también se llama { $name }: da a cada uno un id distinto.
no-id-nor-name = El jugador no tiene «id» ni «name».
sits-already = { $name } ya está en { $place }: un jugador tiene un solo sitio en una ronda.
winner-not-seated = Quien ganó, «{ $winner }», no se sienta en esta mesa.
expected-round = Se esperaba el número de una ronda suiza, desde 1, o el nombre de una ronda del playoff.
list-expected = Se esperaba una lista.
object-expected = Se esperaba un objeto.

too-many-items = La lista tiene { $count } elementos; son posibles { $most } como máximo.
ruleset-id = Un id tiene letras minúsculas, cifras y guiones entre ellas, como «mtr-a-2023».
ruleset-language = Se esperaba el código de un idioma, como «en» o «pt-BR».
ruleset-source = Se esperaba una dirección web que empiece por «https://» o «http://».
not-of-a-ruleset = «{ $name }» es de un solo torneo; un reglamento no puede fijarlo.
ruleset-twice = Hay otro reglamento con el id «{ $id }».
page-line = Este texto tiene una línea: no admite saltos de línea.
page-accent = Se espera un color como "#1f5f8b" que se lea sobre blanco: contraste 4,5 : 1.
