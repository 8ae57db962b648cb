## O que uma alteração à mão custaria

title = Alterar à mão
heading = Alterar à mão a ronda { $number }
costs = O que custa
no-costs = Não afeta nenhum objetivo do emparelhamento.
after = A ronda depois da alteração
reason-hint = Todos o podem ler.
save = Guardar a alteração
saved = A alteração foi guardada, e todos podem lê-la.

## O que não é possível ler

no-number = { $label }: { $typed } não é um número.
new-table = Nova mesa
first-player = Primeiro jogador
second-player = Segundo jogador
choose-from-list = Escolhe um da lista.
type-table-number = Escreve um número de mesa, como 12.
