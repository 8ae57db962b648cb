## Rechazos sobre notificaciones en un teléfono

only-with-place = Solo los jugadores con plaza en el torneo pueden recibir notificaciones en su teléfono.
only-judges = Solo los jueces del torneo pueden recibir sus llamadas en su teléfono.
unknown-service = Podium no admite el servicio de notificaciones de este navegador. Usa Firefox, Chrome, Edge o Safari.
too-many-browsers = Ya hay { $most } teléfonos que reciben tus notificaciones. Desactívalas antes en uno de ellos.
