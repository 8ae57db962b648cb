### La tabla de penalizaciones

as-file = En archivo
built-in-in-use = Se usa la tabla incluida: { $table }.
everybody-reads = En la página de reglas y diferencias cualquiera puede leer: { $differences }.
from-now-on = Un cambio vale para las decisiones a partir de ahora; las anteriores se quedan como están.
table-name = Nombre de la tabla
another = Otra infracción

## Los campos de una infracción

category = Categoría
instead = En multijugador
the-same = La misma
may-be = También puede ser
upgrade = Subida
cases = Casos
multiplayer = Qué cambia en multijugador
row = Fila
cell-problem = { $label }: { $problem }
hint = Subida: con qué advertencia del día sube y a qué penalización, como 4: game_loss. Casos: como «Menos de 1 minuto de retraso: warning; 10 minutos de retraso o más: match_loss, drop». También puede ser: niveles, como game_loss. Una fila sin código ni nombre se quita.
save = Guardar la tabla
saved = La tabla de penalizaciones se ha guardado.
nothing-saved = No se ha guardado nada. Corrige las filas marcadas.

## Otra tabla

replace-table = Sustituir la tabla
paste = Pegar JSON o CSV
columns = Columnas del CSV: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = O un archivo
replace = Sustituir
replaced = La tabla de penalizaciones se ha sustituido.
nothing-replaced = No se ha sustituido nada: la tabla tiene errores, indicados abajo.
back-to-built-in = Volver a la tabla incluida
use-built-in = Usar la tabla incluida
built-in-again = Se vuelve a usar la tabla incluida.
