## A tabela de penalidades

as-file = Como arquivo
built-in-in-use = A tabela embutida está em uso: { $table }.
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
hint = Agravamento: a enésima Advertência em um dia e a penalidade para ela, como 4: game_loss. Casos: como Menos de 1 minuto de atraso: warning; 10 minutos de atraso ou mais: match_loss, drop. Também pode ser: níveis, como game_loss. Uma linha sem código e nome é retirada.
save = Salvar a tabela
saved = A tabela de penalidades foi salva.
nothing-saved = Nada foi salvo. Corrija as linhas marcadas.

## Outra tabela

replace-table = Substituir a tabela
paste = Colar JSON ou CSV
columns = Colunas do CSV: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Ou um arquivo
replace = Substituir
replaced = A tabela de penalidades foi substituída.
nothing-replaced = Nada foi substituído: a tabela tem erros, indicados abaixo.
back-to-built-in = Voltar à tabela embutida
use-built-in = Usar a tabela embutida
built-in-again = A tabela embutida está de novo em uso.
