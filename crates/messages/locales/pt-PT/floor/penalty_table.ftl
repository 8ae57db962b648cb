## A tabela de penalizações

as-file = Como ficheiro
built-in-in-use = A tabela predefinida está em uso: { $table }.
everybody-reads = Todos podem ler na página de regras e desvios: { $differences }.
from-now-on = Uma alteração vale para decisões a partir de agora; as anteriores ficam como estão.
table-name = Nome da tabela
another = Outra infração

## Os campos de uma infração

category = Categoria
instead = Em multiplayer
the-same = A mesma
may-be = Também pode ser
upgrade = Agravamento
cases = Casos
multiplayer = O que muda no multiplayer
row = Linha
cell-problem = { $label }: { $problem }
hint = Agravamento: a enésima Advertência num dia e a penalização para ela, como 4: game_loss. Casos: como Menos de 1 minuto de atraso: warning; 10 minutos de atraso ou mais: match_loss, drop. Também pode ser: níveis, como game_loss. Uma linha sem código e nome é retirada.
save = Guardar a tabela
saved = A tabela de penalizações foi guardada.
nothing-saved = Nada foi guardado. Corrige as linhas marcadas.

## Outra tabela

replace-table = Substituir a tabela
paste = Colar JSON ou CSV
columns = Colunas do CSV: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Ou um ficheiro
replace = Substituir
replaced = A tabela de penalizações foi substituída.
nothing-replaced = Nada foi substituído: a tabela tem erros, indicados abaixo.
back-to-built-in = Voltar à tabela predefinida
use-built-in = Usar a tabela predefinida
built-in-again = A tabela predefinida está de novo em uso.
