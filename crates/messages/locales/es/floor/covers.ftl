### Mesas cubiertas, cronómetros, notas

## Tomar mesas

empty-means = Los jueces pueden tomar mesas cuando se publica una ronda.
caption = Jueces con sus mesas
tables = Mesas
ranges-hint = Números y rangos: 1-20, 31.
take-them = Tomarlas
release-them = Soltarlas
everybody-as-before = Todos como en la ronda anterior
mine-as-before = Las mías como en la ronda anterior
release-all = Soltar todas las mías
give-title = Asignar mesas a alguien
their-tables = Sus mesas
give-them = Asignarlas

## Qué cambió

no-button = Este formulario no dijo qué hacer. Pulsa uno de sus botones.
nothing-changed = No ha cambiado nada: ya estaba así.
one-yours = Mesa { $table }: tuya.
all-yours = Mesas { $tables }: tuyas.
one-released = Mesa { $table }: libre.
all-released = Mesas { $tables }: libres.
one-given = Mesa { $table }: asignada.
all-given = Mesas { $tables }: asignadas.
one-as-before = Mesa { $table }: como en la ronda anterior.
all-as-before = Mesas { $tables }: como en la ronda anterior.
kept = Estas siguen con quien las cubre: { $tables }.
kept-table = { $table } ({ $judge })

## Otros avisos

end-is-public = Lo puede leer cualquiera entre las diferencias.
watch-runs = Su cronómetro está en marcha.
watch-ended = Su tiempo está anotado.
no-show = { $player } recibe una pérdida de partida en esta ronda y se registra su abandono. Si al final viene, deshaz el abandono en su página: recupera su asiento si la partida aún no tiene resultado.

## Las notas de los jueces

notes = Notas
notes-mean = Sobre jugadores y mesas, sin una decisión. Solo las lee el staff, en todas las rondas.
note = Nota
players-number = Número del jugador
or-table = O una mesa
keep-note = Guardar la nota
no-note = Aún no hay notas
no-note-means = Lo que los jueces anotan sobre un jugador o una mesa aparece aquí y en las páginas de ese jugador y esa mesa.
note-kept = La nota se ha guardado.
note-removed = La nota se ha quitado.
