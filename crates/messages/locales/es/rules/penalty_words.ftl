## Por qué se propone una penalización

because-case = { $case }: { $penalty }.
because-multiplayer = { $penalty } en multijugador; la penalización base es { $base }.
because-base = { $penalty } es la penalización base.
regular-disqualification = En el nivel Normal una decisión no lleva ninguna penalización mayor que un aviso. La descalificación de quien no pueda seguir jugando la registra el juez principal o la organización en la página del jugador.
regular-caution = En el nivel Normal nada pasa de un aviso: explica, corrige y deja una nota.
because-repeated = { $penalty }: hoy es la { $nth-f } advertencia por { $code } { $infraction }.

## Diferencias con la tabla incluida

the-table = la tabla { $table }
the-table-differs = la tabla { $table }: { $differences }
infraction-added = { $code } { $infraction }, añadida: { $penalty }
penalty-instead = { $code } { $infraction }: { $penalty } en lugar de { $instead }
infraction-changed = { $code } { $infraction }, cambiada
infraction-gone = { $code } { $infraction }, quitada

## Problemas de una tabla de penalizaciones

missing = Falta: { $what }.
too-long = { $what } es una línea de { $most } caracteres como máximo, no { $length }.
the-table-name = El nombre de la tabla
the-code = El código
the-name = El nombre
the-remark = La observación
the-case = Cuándo se aplica el caso
the-case-without-semicolon = Cuándo se aplica el caso, sin punto y coma,
infractions-count = Una tabla tiene de 1 a { $most } infracciones, no { $count }.
code-twice = El código { $code } está dos veces.
code-signs = El código «{ $code }» tiene signos que no son letras, cifras, puntos ni guiones.
cases-count = Una infracción tiene { $most } casos como máximo, no { $count }.
upgrade-nth = La penalización sube de la 2.ª a la { $most-f } advertencia, no con la { $nth-f }.
upgrade-to = La penalización sube a algo mayor que una advertencia, no a «{ $penalty }».
not-one-of = «{ $text }» no es una de estas palabras: { $words }.
after-comma = «{ $text }»: después de la coma va «drop» o nada.
no-upgrade = «{ $text }» no es una subida, como «4: game_loss».
