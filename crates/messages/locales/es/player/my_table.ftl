## Mi mesa

who-are-you = ¿Quién eres?
choose-name = Elige tu nombre para ver tu mesa.
names-appear = Los nombres aparecen aquí cuando la organización los introduce.
after-round = Después de { $round }
seat-of = Asiento { $seat } de { $count }
table-and-seat = Mesa { $table }, asiento { $seat } de { $count }
more-time = <b>{ $minutes } min más</b> para esta mesa
with-you = Contigo en la mesa
your-rounds = Tus rondas y resultados
not-you = ¿No eres tú? Elige otro nombre
remember = Recordarme en este teléfono
forget = Olvidarme en este teléfono
