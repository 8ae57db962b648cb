## Perché un’azione sulle notifiche di un telefono non è possibile.

only-with-place = Possono ricevere notifiche sul telefono solo i giocatori con un posto nel torneo.
only-judges = Possono ricevere le chiamate sul telefono solo gli arbitri del torneo.
unknown-service = Podium non supporta il servizio di notifiche di questo browser. Usa Firefox, Chrome, Edge o Safari.
too-many-browsers = { $most } telefoni ricevono già le tue notifiche. Prima disattivale su uno di questi.
