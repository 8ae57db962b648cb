## Tus torneos

heading = Tus torneos
from-file = Desde un archivo
none-yet = Aún no hay torneos
none-for-organizer = Crea uno: basta con el nombre, la fecha y el nivel.
none-for-staff = Cuando una organización te invite, el torneo aparecerá aquí.
column-you = Tú
copy = Copiar
copy-of = Copiar { $tournament }
presets = Plantillas
presets-hint = Ajustes guardados como plantilla en la página de ajustes de un torneo.
presets-caption = Plantillas de las que puede partir un torneo nuevo
column-preset = Plantilla
new-from = Torneo nuevo: { $preset }
for-everybody = todos aquí
for-you = tú
remove-preset = Quitar { $preset }
