## El comandante propio

your-commander = Tu comandante
only-staff = Solo lo ve el staff.
with-pairings = Lo ve todo el mundo a partir de los primeros emparejamientos; hasta entonces, solo el staff.
after-event = Lo ve todo el mundo cuando termina el torneo; hasta entonces, solo el staff.
until-rounds = Se puede cambiar hasta que empiecen las rondas.
commander = Comandante
commander-hint = La carta que lidera tu mazo. Déjalo vacío para quitarla.
second-commander = Segundo comandante
second-commander-hint = Para camaradas (partner) o un Trasfondo.
save = Guardar
removed = Se ha quitado tu comandante.
saved = Tu comandante: { $commander }.
nothing-saved = No se ha guardado nada. Corrige el campo marcado.
back-to-commander = Volver a tu comandante
