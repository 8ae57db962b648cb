## Grupos de páginas da equipa

group-run = Gestão
group-floor = Sala
group-people = Pessoas
group-set-up = Configuração
group-account = Conta

## As páginas

desk = Balcão
rounds = Rondas
results = Resultados
clock = Relógio
playoff = Playoff
announcements = Avisos
stage = Palco
statistics = Estatísticas
floor = Sala
calls = Chamadas
rulings = Decisões
games = Jogos
shift = Passagem
times = Tempos
references = Consulta
check-in = Check-in
players = Jogadores
decklists = Listas
staff = Equipa
settings = Definições
event-page = Página do torneio
log = Registo
exports = Exportar
more = Mais

## Palavras depois de um número

waiting = em espera
for-head-judge = para o juiz principal
to-decide = a decidir
handed-to-you = para ti
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
