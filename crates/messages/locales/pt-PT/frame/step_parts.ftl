## Passos do torneio

publish-and-start = Publicar e iniciar { $round }
publish-only = Só publicar
start = Iniciar { $round }
finish = Encerrar { $round }
pair-again = Emparelhar de novo
tables-again = Refazer as mesas
look-at-draft = Ver o rascunho
keep-draft = Manter o rascunho
keep-draft-means = É publicado tal como foi feito, embora esteja desatualizado.
undo-last = Desfazer o último passo
to-print = Para imprimir

## Qualidade dos emparelhamentos

pairs-again = { $count ->
    [one] par volta a defrontar-se
   *[other] pares voltam a defrontar-se
}
paired-up-or-down = fora da própria pontuação
byes = { $count ->
    [one] bye
   *[other] byes
}
smaller-pods = { $count ->
    [one] pod mais pequeno
   *[other] pods mais pequenos
}

## Motivos

reason = Motivo
everybody-reads = todos o podem ler
in-log = Fica no registo.

## O relógio da ronda

resume = Retomar
pause = Pausar
minutes = Minutos
other-minutes = Outros minutos
below-zero = Um número negativo, como −5, retira tempo.
add-time = Dar tempo
