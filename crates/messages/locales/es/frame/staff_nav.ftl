## Las páginas del staff, por grupos

group-run = Dirigir
group-floor = Sala
group-people = Personas
group-set-up = Preparación
group-account = Cuenta

## Las páginas

desk = Panel
rounds = Rondas
results = Resultados
clock = Reloj
playoff = Playoff
announcements = Anuncios
stage = Stream
statistics = Estadísticas
floor = Sala
calls = Llamadas
rulings = Decisiones
games = Juegos
shift = Relevo
times = Tiempos
references = Consulta
check-in = Check-in
players = Jugadores
decklists = Listas
staff = Staff
settings = Ajustes
event-page = Página del torneo
log = Registro
exports = Exportar
more = Más

## Palabras después de un número

waiting = en espera
for-head-judge = para el juez principal
to-decide = por decidir
handed-to-you = para ti
disputed = en disputa
late = con retraso
outstanding = { $count ->
    [one] pendiente
   *[other] pendientes
}
to-approve = por aprobar
not-here = sin check-in
missing = sin entregar
waits-on-page = { $page }: { $count } { $what }
attention = Sonido y vibración
