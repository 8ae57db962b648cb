## Desfazer o último passo

discard-means = O rascunho { $round-of } é descartado. Só a equipa o viu; o número do sorteio fica usado.
discard = Descartar o rascunho
unpublish-means = { $number ->
    [one] { $round } volta a ser um rascunho. É possível enquanto não há resultado. Todos podem ler que isso foi feito.
   *[other] { $round } voltam a ser um rascunho. É possível enquanto não há resultado. Todos podem ler que isso foi feito.
}
unpublish = Retirar a publicação
unstart-means = O início { $round-of } é desfeito: os emparelhamentos continuam publicados, e o relógio recomeça. Todos podem ler que isso foi feito.
unstart = Desfazer o início
reopen-means = { $number ->
    [one] { $round } volta a decorrer até ao próximo passo. Para acertar um só resultado, corrige-o.
   *[other] { $round } voltam a decorrer até ao próximo passo. Para acertar um só resultado, corrige-o.
}
reopen = Reabrir a ronda
take-back-means = O corte anunciado é revogado. É possível até se fazer a primeira ronda do playoff. Todos podem ler que isso foi feito.
take-back = Revogar o corte
