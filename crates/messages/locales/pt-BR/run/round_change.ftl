## O que uma alteração à mão custaria

title = Alterar à mão
heading = Alterar à mão a rodada { $number }
costs = O que custa
no-costs = Nenhum objetivo do pareamento é afetado.
after = A rodada depois da alteração
reason-hint = Todos podem ler.
save = Salvar a alteração
saved = A alteração foi salva, e todos podem lê-la.

## O que não dá para ler

no-number = { $label }: { $typed } não é um número.
new-table = Nova mesa
first-player = Primeiro jogador
second-player = Segundo jogador
choose-from-list = Escolha um da lista.
type-table-number = Digite um número de mesa, como 12.
