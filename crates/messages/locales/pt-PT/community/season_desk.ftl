## As páginas da equipa de uma época: definições, noites, histórico

title-new = Nova época
title-edit = Definições da época
title-list = Épocas
none-yet = Ainda não há épocas
none-yet-hint = Uma época soma as noites de algumas semanas ou meses numa só classificação.
new-season = Nova época
create = Criar a época
save = Guardar as definições
created = A época foi criada. Adiciona as noites dela.
saved = As definições foram guardadas.
field-name = Nome
field-description = Descrição
field-description-hint = Aparece na página da época.
field-begins-on = Primeiro dia
field-ends-on = Último dia
field-planned = Noites planeadas
field-planned-hint = Se indicares o número, as páginas da época mostram quem ainda se pode apurar.
field-places = Pontos por posição final
field-places-hint = Uma linha para cada posição ou intervalo: «1: 10», «3-4: 5», «9+: 1».
field-shared = Pessoas que partilham posições
field-match-point = Pontos por ponto de partida
field-participation = Pontos por participação
field-participation-every = Contar os pontos por participação de todas as noites
field-best = Melhores noites que contam
field-best-hint = Deixa vazio para contar todas as noites.
field-attendance-every = Noites para cada bónus de presença
field-attendance-every-hint = Deixa vazio se não houver bónus.
field-attendance-points = Pontos por bónus
field-attendance-most = Número máximo de bónus
field-least = Noites necessárias para um prémio
field-tiebreakers = Critérios de desempate, por esta ordem
field-tiebreaker = Critério de desempate { $number }
no-tiebreaker = Nenhum
field-achievements = Conquistas
field-achievements-hint = Uma por linha, com os pontos e quantas vezes pode contar numa noite: «Primeira eliminação: 1», «Ganhou com um precon: 2, 3 times».
field-achievements-every = Contar as conquistas de todas as noites
field-rewards = Prémios
field-rewards-hint = Um por linha: «invitation: top 16», «1 bye: top 4», «seed: 30 points», com um nome no fim se quiseres: «invitation: top 16, Invitational de junho».
shared-first = recebem os pontos da melhor das suas posições
shared-last = recebem os pontos da pior das suas posições
shared-split = repartem os pontos por igual, arredondados para baixo
part-scoring = Pontos numa noite
part-counting = Que noites contam
part-achievements = Conquistas
part-rewards = Prémios
part-pods = Noites de pods livres
field-pods-places = Pontos por posição num pod livre
field-pods-places-hint = O número de jogadores e depois os pontos de cada posição: «4: 5 3 2 1».
field-pods-drawn = Pontos por empate
field-pods-drawn-hint = O número de jogadores que partilham o empate e depois os pontos de cada um: «4: 1».
wrong-number-line = «{ $line }» não tem a forma «4: 5 3 2 1», ou o seu número aparece duas vezes.
wrong-place-line = «{ $line }» não tem a forma «1: 10», «3-4: 5» ou «9+: 1».
wrong-achievement-line = «{ $line }» não tem a forma «Primeira eliminação: 1» ou «Ganhou com um precon: 2, 3 times».
wrong-reward-line = «{ $line }» não tem a forma «invitation: top 16» ou «1 bye: 30 points».
not-a-date = Escreve a data assim: 2026-03-31.

## Noites

evenings = Noites
add-evenings = Adicionar noites
add-evenings-hint = Torneios desta comunidade que não estão nesta época.
no-others = Todos os torneios desta comunidade estão nesta época.
add = Adicionar à época
added = { $count ->
    [one] { $count } noite adicionada.
   *[other] { $count } noites adicionadas.
}
nothing-added = Escolhe pelo menos um torneio.
remove = Remover da época
removed = { $evening } já não está na época.
weight = Vezes que conta
weight-saved = O número de vezes foi guardado.
set-weight = Guardar

## Encerrar e apagar

close = Encerrar a época
close-explained = As linhas tornam-se definitivas. As correções de resultados anteriores ainda contam.
reopen = Reabrir a época
closed = A época foi encerrada.
reopened = A época foi reaberta.
delete = Apagar a época
deleted = A época foi apagada.

## A final

title-final = Pessoas apuradas
final-hint = Quem está agora acima de uma linha, pela ordem da classificação da época. Cada pessoa recebe uma inscrição no torneio que escolheres, com os seus byes atribuídos.
final-open = A época ainda está aberta, por isso resultados posteriores podem mudar esta lista.
nobody-qualified-yet = Ainda ninguém se apurou
nobody-qualified-hint = Define quem se apura nas definições da época, em «Prémios».
column-gets = Prémio
the-final = Final
no-tournament-open = Nenhum torneio desta comunidade recebe inscrições. Cria um primeiro.
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
not-public = conta quando todos o puderem encontrar
tied = Empate na linha
tied-hint = Estas pessoas estão empatadas em todos os critérios de desempate. Escolhe quem recebe uma inscrição: todas, ou as que um sorteio indicar.
tied-person = { $name }: { $gets }
