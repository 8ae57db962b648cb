## A tua mesa

who-are-you = Quem és?
choose-name = Escolhe o teu nome para veres a tua mesa.
names-appear = Os nomes aparecem aqui quando a organização os introduzir.
after-round = Após { $round }
seat-of = Lugar { $seat } de { $count }
table-and-seat = Mesa { $table }, lugar { $seat } de { $count }
more-time = <b>Mais { $minutes } min</b> para esta mesa
with-you = Contigo à mesa
your-rounds = As tuas rondas e resultados
not-you = Não és tu? Escolhe outro nome
remember = Lembrar-me neste telemóvel
forget = Esquecer-me neste telemóvel
