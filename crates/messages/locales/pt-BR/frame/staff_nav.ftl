## Grupos de páginas da equipe

group-run = Condução
group-floor = Salão
group-people = Pessoas
group-set-up = Configuração
group-account = Conta

## As páginas

desk = Balcão
rounds = Rodadas
results = Resultados
clock = Relógio
playoff = Playoff
announcements = Avisos
stage = Palco
statistics = Estatísticas
floor = Salão
calls = Chamados
rulings = Decisões
games = Jogos
shift = Plantão
times = Tempos
references = Consulta
check-in = Check-in
players = Jogadores
decklists = Listas
staff = Equipe
settings = Ajustes
event-page = Página do torneio
log = Registro
exports = Exportar
more = Mais

## Palavras depois de um número

waiting = em espera
for-head-judge = para o juiz principal
to-decide = a decidir
handed-to-you = para você
disputed = com contestação
late = com atraso
outstanding = { $count ->
    [one] pendente
   *[other] pendentes
}
to-approve = a aprovar
not-here = sem check-in
missing = sem entrega
waits-on-page = { $page }: { $count } { $what }
attention = Som e vibração
