## Las partidas de un jugador que se va

matches-stay = Se quedan como están
unplayed-void = La partida sin resultado se anula: deja la mesa ahora
all-void = Se anulan todas las partidas suizas: no cuentan para nadie
drop = Registrar el abandono
disqualify = Descalificar al jugador
would-change = Qué cambiaría
is-void = { $round }: la mesa { $table } se anula
everybody-reads = Lo puede leer cualquiera.
can-undo = Lo puedes deshacer en la página del jugador: entonces sus partidas vuelven a contar.
