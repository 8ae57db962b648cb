## La página en la que un teléfono pide notificaciones, y lo que lleva a ella.

title = Notificaciones en este teléfono
of-players = Tu teléfono muestra, aunque esté bloqueado, tu asiento cuando se publica una ronda o cuando cambia, que se acabó el tiempo, los resultados que te esperan, que un juez atiende tu llamada y los anuncios.
of-judges = Tu teléfono muestra, aunque esté bloqueado, que un jugador llama a un juez.
tell-me = Activar las notificaciones
tells = Las notificaciones están activadas en este teléfono.
stop = Desactivar las notificaciones
blocked = Este navegador bloquea las notificaciones de esta página. Permítelas en los ajustes de la página, normalmente detrás del icono junto a su dirección.
home-screen = En un iPhone o iPad, añade antes esta página a la pantalla de inicio: pulsa el icono de compartir, después «Añadir a pantalla de inicio», y ábrela desde ahí.
cannot = Este navegador no admite notificaciones. Prueba con otro, y no uses una ventana privada.
needs-script = Las notificaciones necesitan JavaScript.
failed = No ha funcionado. Inténtalo otra vez cuando tengas conexión.
what-is-sent = Las notificaciones se envían cifradas, a través del servicio del fabricante del navegador. Contienen tu mesa, tu asiento y los anuncios de este torneo, y nada sobre otros jugadores.
begun = Notificaciones activadas. La primera llega en un momento.
stopped = Notificaciones desactivadas.
