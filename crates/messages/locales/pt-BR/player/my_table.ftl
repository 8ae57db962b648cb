## Minha mesa

who-are-you = Quem é você?
choose-name = Escolha seu nome para ver sua mesa.
names-appear = Os nomes aparecem aqui quando a organização os incluir.
after-round = Após { $round }
seat-of = Assento { $seat } de { $count }
table-and-seat = Mesa { $table }, assento { $seat } de { $count }
more-time = <b>Mais { $minutes } min</b> para esta mesa
with-you = Com você à mesa
your-rounds = Suas rodadas e resultados
not-you = Não é você? Escolha outro nome
remember = Lembrar neste celular
forget = Esquecer neste celular
