## Desfazer o último passo

discard-means = O rascunho { $round-of } é descartado. Só a equipe o viu; o número do sorteio continua usado.
discard = Descartar o rascunho
unpublish-means = { $number ->
    [one] { $round } volta a ser um rascunho. É possível enquanto não há resultado. Todos podem ler que isso foi feito.
   *[other] { $round } voltam a ser um rascunho. É possível enquanto não há resultado. Todos podem ler que isso foi feito.
}
unpublish = Retirar a publicação
unstart-means = O início { $round-of } é desfeito: os pareamentos continuam publicados, e o relógio recomeça. Todos podem ler que isso foi feito.
unstart = Desfazer o início
reopen-means = { $number ->
    [one] { $round } volta a ficar em andamento até o próximo passo. Para acertar um só resultado, corrija-o.
   *[other] { $round } voltam a ficar em andamento até o próximo passo. Para acertar um só resultado, corrija-o.
}
reopen = Reabrir a rodada
take-back-means = O corte anunciado é revogado. É possível até que a primeira rodada do playoff seja feita. Todos podem ler que isso foi feito.
take-back = Revogar o corte
