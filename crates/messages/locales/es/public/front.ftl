## La portada: la lista de torneos

title = Torneos
nothing-listed = Aún no hay torneos en la lista
nothing-listed-text = Los torneos aparecen aquí cuando su organización los pone en la lista. Un torneo que no está en la lista tiene su propio enlace.
nothing-listed-organizers = Si organizas, crea uno en <a>tus torneos</a>.
is-new = Este Podium es nuevo
is-new-text = Abre el enlace de configuración que Podium mostró al arrancar para crear la primera cuenta. Después crea un torneo; los torneos aparecerán aquí.
running-now = En curso
coming = Próximos
past = Anteriores
statistics = Estadísticas de varios de ellos
subscribe = Suscribirse al calendario de estos torneos
download = Descargarlo (.ics)
calendar = Calendario de estos torneos (.ics)
