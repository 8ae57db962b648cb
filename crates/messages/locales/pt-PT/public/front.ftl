## Lista de torneios

title = Torneios
nothing-listed = Ainda não há torneios na lista
nothing-listed-text = Os torneios aparecem aqui quando a organização os põe na lista. Um torneio fora da lista tem o seu próprio link.
nothing-listed-organizers = Quem organiza cria um na página <a>dos seus torneios</a>.
is-new = Este Podium é novo
is-new-text = Para criar a primeira conta, abre o link de configuração que o Podium mostrou ao arrancar. Depois cria um torneio; os torneios aparecem aqui.
running-now = A decorrer
coming = Em breve
past = Encerrados
statistics = Estatísticas de vários torneios
subscribe = Subscrever o calendário destes torneios
download = Descarregar (.ics)
calendar = Calendário destes torneios (.ics)
