### Decisiones

## La lista

about = Decisiones sobre <bdi>{ $player }</bdi>
player-number = jugador { $number }
as-csv = En CSV
which-rulings = Qué decisiones
filter-all = Todas
filter-mine = Mías
filter-head-judge = Para el juez principal: { $count }
new-ruling = Decisión nueva
none-of-these = Ninguna de este tipo
all-rulings = Todas las decisiones
none-yet = Aún no hay decisiones
none-yet-means = Las decisiones de los jueces en las mesas aparecen aquí: quién, qué ocurrió, la respuesta, penalizaciones y apelaciones.
ruling = Decisión { $number }
ruling-inside = decisión { $number }
no-description = Aún sin descripción.

## Una decisión

to-rulings = Ir a las decisiones
check-again = Revísala otra vez
was-overturned = la decisión { $number } se anuló
was-withdrawn = la decisión { $number } se retiró
no-infraction = Sin infracción.
had-proposed = La propuesta era: { $penalty }.
built-on-one = Se basa en la <a>decisión { $one }</a>.
built-on-two = Se basa en la <a>decisión { $one }</a> y la <a>decisión { $two }</a>.
built-on-three = Se basa en la <a>decisión { $one }</a>, la <a>decisión { $two }</a> y la <a>decisión { $three }</a>.
dropped-with-it = Incluye el abandono del torneo.

## Lo que dice una decisión

what-happened = Qué ocurrió
not-written = aún sin escribir
time-given = Tiempo dado
minutes = { $count } min
given-by = Emitida por
for-head-judge = Para el juez principal
to-head-judge = Al juez principal
upheld-by = Confirmada por
overturned-by = Anulada por
changed-by = Modificada por
withdrawn-by = Retirada por
why = Por qué
before-change = Antes del cambio
until = cambiado por <bdi>{ $when }</bdi>

## Declaraciones

statements = Declaraciones
written-by = anotada por <bdi>{ $when }</bdi>
remove-statement = Quitar la declaración de { $name }
add-statement = Añadir una declaración
who-says = Quién lo dice
somebody-else = Otra persona
somebodys-name = Nombre de la otra persona
witness-hint = Un espectador, un juez.
in-their-words = Con sus palabras.
keep-statement = Guardar la declaración

## Los textos

change-texts = Cambiar los textos
answer-hint = Lo que les dijiste a los jugadores.
rule-hint = Como CR 800.4a o MTR-A 4.2A.
write-down = Anotarlo
save-texts = Guardar los textos

## La decisión del juez principal

confirm-or-not = Confirmarla o no
look-again = Revisarla otra vez
decide-appeal = Decidir la apelación
heads-word = Decisión del juez principal
uphold = Confirmar
overturn = Anular
uphold-carries-out = La decisión vale y su penalización se aplica.
uphold-stands = La decisión vale tal como está.
overturn-nothing = No se aplica nada; registra otra decisión en su lugar.
overturn-undoes = Lo aplicado se deshace hasta donde sea posible; registra otra decisión en su lugar.
decision-hint = Por qué; necesario para anularla.
decide = Decidir
appeal-means = Si un jugador no la acepta, decide el juez principal. Hasta entonces, la decisión sigue en vigor.
appeal = Apelar al juez principal
waits-now = Ahora espera al juez principal.
make-lighter = Poner una penalización más leve
lighter-means = Los efectos de la penalización se deshacen hasta donde sea posible, y la más leve ocupa su lugar en esta decisión.
lighter = Poner la más leve
withdraw-it = Retirarla
withdraw-means = Para una decisión registrada por error: sus efectos se deshacen hasta donde sea posible, y queda en la lista como retirada.
withdraw = Retirar la decisión
recorded = Queda registrada.

## Confirmar una descalificación

type-to-disqualify = Para descalificar al jugador, escribe: { $word }
disqualify-hint = Sale del torneo y de su clasificación.
list-publicly = Mostrarlo en la página pública de cambios
