## Campos errados das definições

level = Nível
uneven-pods = Pods incompletos
games-to-win = Jogos para ganhar
points-draw = Pontos por empate
points-loss = Pontos por derrota
points-bye = Pontos por bye
time-limit = Limite de tempo
end-of-round = Fim da ronda
playoff-time-limit = Limite de tempo do playoff
seats = Lugares
cut = Corte
draft-pods = Pods do draft
results-by-players = Resultados pelos jogadores
first-table = Primeira mesa
registrations-per-address = Inscrições de um mesmo endereço
listed = Na página inicial
indexed = Em motores de busca
no-date = { $label }: { $typed } não é uma data. Escreve-a como 2026-11-20.
no-choice = { $label }: { $typed } não é uma opção. Escolhe uma da lista.
unknown-tiebreaker = Critério de desempate desconhecido: { $typed }. Escolhe entre { $names }.
no-share = { $label }: { $typed } não é uma percentagem. Escreve-a como 1/5, 20 % ou 0.2.
percentage-missing = { $label }: falta a percentagem. Escreve-a como 1/5, 20 % ou 0.2.
count-missing = { $label }: falta o número.
no-break = Intervalos: não é possível ler { $typed }; escreve, por exemplo, "round 2: 45 minutes, Lunch" ou "round 4: until 10:00".
no-tables = Mesas a saltar: não é possível ler { $typed }. Escreve números e intervalos, como 13, 20-24.
