## Passos do torneio

publish-and-start = Publicar e iniciar { $round }
publish-only = Só publicar
start = Iniciar { $round }
finish = Encerrar { $round }
pair-again = Parear de novo
tables-again = Refazer as mesas
look-at-draft = Ver o rascunho
keep-draft = Manter o rascunho
keep-draft-means = É publicado como foi feito, embora esteja desatualizado.
undo-last = Desfazer o último passo
to-print = Para imprimir

## Qualidade dos pareamentos

pairs-again = { $count ->
    [one] dupla se reencontra
   *[other] duplas se reencontram
}
paired-up-or-down = fora da própria pontuação
byes = { $count ->
    [one] bye
   *[other] byes
}
smaller-pods = { $count ->
    [one] pod menor
   *[other] pods menores
}

## Motivos

reason = Motivo
everybody-reads = todos podem ler
in-log = Fica gravado no registro.

## O relógio da rodada

resume = Retomar
pause = Pausar
minutes = Minutos
other-minutes = Outros minutos
below-zero = Um número negativo, como −5, reduz o tempo.
add-time = Dar tempo
