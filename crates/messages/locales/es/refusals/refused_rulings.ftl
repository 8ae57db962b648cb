## Decisiones de los jueces

no-ruling = En este torneo no hay ninguna decisión { $number }.
only-head-judge = Solo el juez principal { $what }: habla con { $name }.
only-head-judge-organizer = Solo el juez principal { $what }: habla con la organización.
decides-appeal = decide una apelación
changes-penalty = cambia una penalización
changed = Mientras tanto, alguien cambió la decisión { $number }. Mírala como está ahora y decide otra vez.
waits-already = La decisión { $number } ya espera al juez principal.
withdrawn = La decisión { $number } se retiró.
withdrawn-already = La decisión { $number } ya se había retirado.
not-appealed = La decisión { $number } no se apeló.
verdict = Elige si la decisión se confirma o se anula.
decision-missing = Decisión: escribe por qué se anula.
of-other = La decisión { $number } es de otro juez: la retira quien la tomó o el juez principal.
withdraw-reason = Escribe por qué se retira: queda anotado en el registro.
is-final = El juez principal ya decidió sobre la decisión { $number } y tiene la última palabra.
not-in-force = La decisión { $number } ya no está en vigor.
choose-lighter = Elige una penalización más leve que { $penalty }.
lighter-reason = Escribe por qué cambia la penalización: queda anotado en el registro.
describes-other = La decisión { $number } es de otro juez: lo ocurrido lo escribe quien la tomó o el juez principal.
nothing-changes = No cambia nada: escribe qué ocurrió o cambia un texto.
nothing-left = De la decisión { $number } no queda nada por hacer en una mesa.
direct-reason = Indica por qué: el motivo queda en el registro.

## Una decisión nueva

confirm-as-organizer = No hay juez principal en el staff: marca que confirmas la penalización ({ $penalty }) como organización.
no-round-yet = Aún no se ha publicado ninguna ronda: deja la mesa vacía.
what-missing = Qué ocurrió: escríbelo, basta con una frase.
minutes-out-of-range = Minutos: { $minutes } no es un número del 0 al { $most }.
minutes-of-no-table = Minutos: elige la mesa que los recibe.
about-nobody = Elige la mesa o los jugadores de los que se trata.
call-gone = La llamada a la que responde esta decisión ya no está.
of-player = { $name }: { $problem }
needs-infraction = la penalización ({ $penalty }) necesita su infracción: elige una.
no-such-infraction = la tabla del torneo no tiene la infracción { $code }: elige otra.
too-much-at-regular = en el nivel Normal nada pasa de un aviso, así que no se aplica esta penalización ({ $penalty }): explica, corrige y deja una nota.
proposal-is-other = según la propuesta, ahora a { $code } le corresponde: { $penalty }. { $because } Léelo y pulsa el botón otra vez.
disqualification-reason = Qué ocurrió: una descalificación necesita su motivo.
type-to-disqualify = No se ha hecho nada. Escribe { $word } para confirmar la descalificación.

## La tabla de infracciones y penalizaciones

settings-changed = Mientras tanto, alguien cambió los ajustes. Míralos como están ahora y vuelve a enviar los tuyos.
profile-not-stored = No se puede guardar el perfil: { $error }
infraction-problem = Infracción { $number }: { $problem }
no-csv = El archivo no es CSV: { $error }.
no-such-column = Línea 1: no existe la columna { $column }. Columnas: { $columns }.
column-missing = Línea 1: falta la columna { $column }.
cell-problem = Línea { $line }, { $column }: { $problem }
