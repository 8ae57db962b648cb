## O que está errado nas regras de uma temporada

nothing-scores = Nada dá pontos nesta temporada. Defina pontos por posições, pontos de partida, participação ou conquistas.
match-point-range = Um ponto de partida dá de { $least } a { $most } pontos da temporada; { $given } não serve.
participation-range = A participação dá de { $least } a { $most } pontos; { $given } não serve.
best-range = O número de melhores noites que contam vai de { $least } a { $most }; { $given } não serve.
planned-range = O número de noites planejadas vai de { $least } a { $most }; { $given } não serve.
least-evenings-range = O número de noites necessárias vai de { $least } a { $most }; { $given } não serve.
attendance-every-range = As noites para cada bônus de presença vão de { $least } a { $most }; { $given } não serve.
attendance-points-range = O bônus de presença dá de { $least } a { $most } pontos; { $given } não serve.
attendance-most-range = O número máximo de bônus de presença vai de { $least } a { $most }; { $given } não serve.

## Pontos por posição final

too-many-lines = Pontos por posição final: no máximo { $most } linhas; aqui há { $given }.
place-gap = Pontos por posição final, “{ $line }”: esta linha precisa começar com a posição { $next }, não { $given }.
place-after-last = Pontos por posição final, “{ $line }”: tire esta linha. A anterior já vale para todas as posições seguintes.
place-range = Pontos por posição final, “{ $line }”: escreva primeiro o menor número. O maior possível é { $most }.
place-points-most = Pontos por posição final, “{ $line }”: uma posição dá no máximo { $most } pontos.
place-points-rise = Pontos por posição final, “{ $line }”: uma posição pior não pode dar mais que os { $above } pontos da linha anterior.

## Conquistas

too-many-achievements = Uma temporada tem no máximo { $most } conquistas; aqui há { $given }.
achievement-name-needed = Dê um nome à conquista.
achievement-twice = Esta temporada já tem uma conquista “{ $name }”. Escolha outro nome.
achievement-id-twice = Cada conquista precisa do próprio id: “{ $id }” está vazio ou aparece duas vezes.
achievement-points-range = Uma conquista dá de { $least } a { $most } pontos; { $given } não serve.
achievement-most-range = Uma conquista conta de { $least } a { $most } vezes por noite; { $given } não serve.
text-too-long = Este texto tem { $length } caracteres. O máximo é { $most }.

## Prêmios

too-many-rewards = Uma temporada tem no máximo { $most } prêmios; aqui há { $given }.
reward-top-range = Um prêmio vai para o top { $least } a { $most }; { $given } não serve.
reward-points-needed = Um prêmio por pontos exige pelo menos 1 ponto.
reward-line-needed = Defina quem recebe o prêmio: um número de pessoas, como “top 16”, ou de pontos, como “30 points”.
reward-one-line = Um prêmio é por posição ou por pontos, não pelos dois.
reward-byes-range = Os byes concedidos vão de { $least } a { $most }; { $given } não serve.
reward-without-byes = Só um prêmio de byes pode ter um número de byes.

## Pods livres

pod-points-range = Em um pod livre, uma posição ou um empate dá de { $least } a { $most } pontos; { $given } não serve.
pod-size-range = Um pod livre tem de { $least } a { $most } jogadores; { $given } não serve.
