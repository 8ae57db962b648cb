## As páginas da equipe de uma temporada: ajustes, noites, histórico

title-new = Nova temporada
title-edit = Ajustes da temporada
title-list = Temporadas
none-yet = Nenhuma temporada ainda
none-yet-hint = Uma temporada soma as noites de algumas semanas ou meses em uma só classificação.
new-season = Nova temporada
create = Criar a temporada
save = Salvar os ajustes
created = A temporada foi criada. Adicione as noites dela.
saved = Os ajustes foram salvos.
field-name = Nome
field-description = Descrição
field-description-hint = Aparece na página da temporada.
field-begins-on = Primeiro dia
field-ends-on = Último dia
field-planned = Noites planejadas
field-planned-hint = Se você indicar o número, as páginas da temporada mostram quem ainda pode se classificar.
field-places = Pontos por posição final
field-places-hint = Uma linha para cada posição ou intervalo: “1: 10”, “3-4: 5”, “9+: 1”.
field-shared = Pessoas que dividem posições
field-match-point = Pontos por ponto de partida
field-participation = Pontos por participação
field-participation-every = Contar os pontos por participação de todas as noites
field-best = Melhores noites que contam
field-best-hint = Deixe vazio para contar todas as noites.
field-attendance-every = Noites para cada bônus de presença
field-attendance-every-hint = Deixe vazio se não há bônus.
field-attendance-points = Pontos por bônus
field-attendance-most = Número máximo de bônus
field-least = Noites necessárias para um prêmio
field-tiebreakers = Critérios de desempate, nesta ordem
field-tiebreaker = Critério de desempate { $number }
no-tiebreaker = Nenhum
field-achievements = Conquistas
field-achievements-hint = Uma por linha, com os pontos e quantas vezes pode contar em uma noite: “Primeira eliminação: 1”, “Venceu com precon: 2, 3 times”.
field-achievements-every = Contar as conquistas de todas as noites
field-rewards = Prêmios
field-rewards-hint = Um por linha: “invitation: top 16”, “1 bye: top 4”, “seed: 30 points”, com um nome no fim se você quiser: “invitation: top 16, Invitational de junho”.
shared-first = recebem os pontos da melhor de suas posições
shared-last = recebem os pontos da pior de suas posições
shared-split = repartem os pontos por igual, arredondados para baixo
part-scoring = Pontos em uma noite
part-counting = Que noites contam
part-achievements = Conquistas
part-rewards = Prêmios
part-pods = Noites de pods livres
field-pods-places = Pontos por posição em um pod livre
field-pods-places-hint = O número de jogadores e depois os pontos de cada posição: “4: 5 3 2 1”.
field-pods-drawn = Pontos por empate
field-pods-drawn-hint = O número de jogadores que dividem o empate e depois os pontos de cada um: “4: 1”.
wrong-number-line = “{ $line }” não tem a forma “4: 5 3 2 1”, ou o número dela aparece duas vezes.
wrong-place-line = “{ $line }” não tem a forma “1: 10”, “3-4: 5” ou “9+: 1”.
wrong-achievement-line = “{ $line }” não tem a forma “Primeira eliminação: 1” ou “Venceu com precon: 2, 3 times”.
wrong-reward-line = “{ $line }” não tem a forma “invitation: top 16” ou “1 bye: 30 points”.
not-a-date = Escreva a data como 2026-03-31.

## Noites

evenings = Noites
add-evenings = Adicionar noites
add-evenings-hint = Torneios desta comunidade que não estão nesta temporada.
no-others = Todos os torneios desta comunidade estão nesta temporada.
add = Adicionar à temporada
added = { $count ->
    [one] { $count } noite adicionada.
   *[other] { $count } noites adicionadas.
}
nothing-added = Escolha pelo menos um torneio.
remove = Remover da temporada
removed = { $evening } não está mais na temporada.
weight = Vezes que conta
weight-saved = O número de vezes foi salvo.
set-weight = Salvar

## Encerrar e excluir

close = Encerrar a temporada
close-explained = As linhas se tornam definitivas. Correções de resultados anteriores ainda contam.
reopen = Reabrir a temporada
closed = A temporada foi encerrada.
reopened = A temporada foi reaberta.
delete = Excluir a temporada
deleted = A temporada foi excluída.

## A final

title-final = Pessoas classificadas
final-hint = Quem está agora acima de uma linha, na ordem da classificação da temporada. Cada pessoa recebe uma inscrição no torneio que você escolher, com seus byes concedidos.
final-open = A temporada ainda está aberta, então resultados posteriores podem mudar esta lista.
nobody-qualified-yet = Ninguém se classificou ainda
nobody-qualified-hint = Defina quem se classifica nos ajustes da temporada, em “Prêmios”.
column-gets = Prêmio
the-final = Final
no-tournament-open = Nenhum torneio desta comunidade recebe inscrições. Crie um primeiro.
enter-qualified = Inscrever todos
entered = { $count ->
    [0] Ninguém foi adicionado a { $tournament }.
    [one] { $count } pessoa foi adicionada a { $tournament }.
   *[other] { $count } pessoas foram adicionadas a { $tournament }.
}
entered-waiting = { $count ->
    [one] { $count } delas está na lista de espera.
   *[other] { $count } delas estão na lista de espera.
}
entered-before = { $count ->
    [one] { $count } já tinha inscrição, que fica como está.
   *[other] { $count } já tinham inscrição, que fica como está.
}

## Histórico

import = Importar histórico
not-public = conta quando todos puderem encontrá-lo
tied = Empate na linha
tied-hint = Estas pessoas empatam em todos os critérios de desempate. Escolha quem recebe uma inscrição: todas, ou as que um sorteio indicar.
tied-person = { $name }: { $gets }
