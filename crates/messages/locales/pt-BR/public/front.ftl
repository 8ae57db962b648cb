## Lista de torneios

title = Torneios
nothing-listed = Nenhum torneio na lista ainda
nothing-listed-text = Os torneios aparecem aqui quando a organização os coloca na lista. Um torneio fora da lista tem seu próprio link.
nothing-listed-organizers = A organização cria um em <a>seus torneios</a>.
is-new = Este Podium é novo
is-new-text = Para criar a primeira conta, abra o link de configuração que o Podium mostrou ao iniciar. Depois crie um torneio; os torneios aparecem aqui.
running-now = Em andamento
coming = Em breve
past = Encerrados
statistics = Estatísticas de vários deles
subscribe = Assinar o calendário destes torneios
download = Baixar (.ics)
calendar = Calendário destes torneios (.ics)
