## O que está errado nas regras de uma época

nothing-scores = Nada dá pontos nesta época. Define pontos por posições, pontos de partida, participação ou conquistas.
match-point-range = Um ponto de partida dá de { $least } a { $most } pontos da época; { $given } não serve.
participation-range = A participação dá de { $least } a { $most } pontos; { $given } não serve.
best-range = O número de melhores noites que contam vai de { $least } a { $most }; { $given } não serve.
planned-range = O número de noites planeadas vai de { $least } a { $most }; { $given } não serve.
least-evenings-range = O número de noites necessárias vai de { $least } a { $most }; { $given } não serve.
attendance-every-range = As noites para cada bónus de presença vão de { $least } a { $most }; { $given } não serve.
attendance-points-range = O bónus de presença dá de { $least } a { $most } pontos; { $given } não serve.
attendance-most-range = O número máximo de bónus de presença vai de { $least } a { $most }; { $given } não serve.

## Pontos por posição final

too-many-lines = Pontos por posição final: no máximo { $most } linhas; aqui há { $given }.
place-gap = Pontos por posição final, «{ $line }»: esta linha tem de começar na posição { $next }, não { $given }.
place-after-last = Pontos por posição final, «{ $line }»: tira esta linha. A anterior já vale para todas as posições seguintes.
place-range = Pontos por posição final, «{ $line }»: escreve primeiro o número menor. O maior possível é { $most }.
place-points-most = Pontos por posição final, «{ $line }»: uma posição dá no máximo { $most } pontos.
place-points-rise = Pontos por posição final, «{ $line }»: uma posição pior não pode dar mais do que os { $above } pontos da linha anterior.

## Conquistas

too-many-achievements = Uma época tem no máximo { $most } conquistas; aqui há { $given }.
achievement-name-needed = Dá um nome à conquista.
achievement-twice = Esta época já tem uma conquista «{ $name }». Escolhe outro nome.
achievement-id-twice = Cada conquista precisa do seu próprio id: «{ $id }» está vazio ou aparece duas vezes.
achievement-points-range = Uma conquista dá de { $least } a { $most } pontos; { $given } não serve.
achievement-most-range = Uma conquista conta de { $least } a { $most } vezes por noite; { $given } não serve.
text-too-long = Este texto tem { $length } caracteres. O máximo é { $most }.

## Prémios

too-many-rewards = Uma época tem no máximo { $most } prémios; aqui há { $given }.
reward-top-range = Um prémio vai para o top { $least } a { $most }; { $given } não serve.
reward-points-needed = Um prémio por pontos exige pelo menos 1 ponto.
reward-line-needed = Define quem recebe o prémio: um número de pessoas, como «top 16», ou de pontos, como «30 points».
reward-one-line = Um prémio é por posição ou por pontos, não por ambos.
reward-byes-range = Os byes atribuídos vão de { $least } a { $most }; { $given } não serve.
reward-without-byes = Só um prémio de byes pode ter um número de byes.

## Pods livres

pod-points-range = Num pod livre, uma posição ou um empate dá de { $least } a { $most } pontos; { $given } não serve.
pod-size-range = Um pod livre tem de { $least } a { $most } jogadores; { $given } não serve.
