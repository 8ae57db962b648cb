## Campos errados dos ajustes

level = Nível
uneven-pods = Pods incompletos
games-to-win = Jogos para vencer
points-draw = Pontos por empate
points-loss = Pontos por derrota
points-bye = Pontos por bye
time-limit = Limite de tempo
end-of-round = Fim da rodada
playoff-time-limit = Limite de tempo do playoff
seats = Assentos
cut = Corte
draft-pods = Pods do draft
results-by-players = Resultados pelos jogadores
first-table = Primeira mesa
registrations-per-address = Inscrições de um mesmo endereço
listed = Na página inicial
indexed = Em buscadores

no-date = { $label }: { $typed } não é uma data. Escreva como 2026-11-20.
no-choice = { $label }: { $typed } não é uma opção. Escolha uma da lista.
unknown-tiebreaker = Critério de desempate desconhecido: { $typed }. Escolha entre { $names }.
no-share = { $label }: { $typed } não é uma porcentagem. Escreva como 1/5, 20% ou 0.2.
no-points-line = { $label }: { $typed } não é uma linha de pontos. Digite os jogadores e os pontos, como 4: 6 3 2 1.
points-line-twice = { $label }: há duas linhas para { $players } jogadores. Deixe só uma.
percentage-missing = { $label }: falta a porcentagem. Escreva como 1/5, 20% ou 0.2.
count-missing = { $label }: falta o número.
stake-missing = { $label }: falta a aposta. Escreva como 1/10, 10% ou 0.1.
start-missing = { $label }: faltam os pontos iniciais.
no-break = Intervalos: não foi possível ler { $typed }; escreva como "round 2: 45 minutes, Almoço" ou "round 4: until 10:00".
no-round-table-line = Rodadas e corte: não foi possível ler { $typed }; escreva como "16: 2 rounds, top 4" ou "more: 5 rounds, no playoff".
no-tables = Mesas a pular: não foi possível ler { $typed }. Escreva números e intervalos, como 13, 20-24.
