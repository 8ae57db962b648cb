## Por que algo em uma noite de pods livres foi recusado

name-of-evening = Nome
day-of-evening = Data
too-many-evenings = Uma comunidade tem no máximo { $most } noites de pods livres.
no-such-evening = Esta comunidade não tem noite de pods livres com o número { $number }.
changed-meanwhile = Enquanto isso, alguém alterou “{ $evening }”. Veja o que mudou e salve suas alterações de novo.
closed-already = “{ $evening }” já foi encerrada.
open-already = “{ $evening }” já está aberta.
is-closed = “{ $evening }” foi encerrada. A equipe pode reabri-la.
pods-still-play = { $count ->
    [one] { $count } pod está sem resultado confirmado. Registre o resultado ou anule o pod primeiro.
   *[other] { $count } pods estão sem resultado confirmado. Registre os resultados ou anule esses pods primeiro.
}

## A fila

bracket-range = Um bracket vai de { $least } a { $most }; { $given } não serve.
plays-already = { $person } já joga na mesa { $table }.
too-many-people = No máximo { $most } pessoas cabem em uma noite.
nobody-called = Ninguém nesta comunidade se chama “{ $typed }”. Digite o nome inteiro ou o número da pessoa.
may-mean = “{ $typed }” pode ser: { $people }. Digite o número.
does-not-wait = { $person } não está na fila.
too-few-wait = { $count ->
    [0] A fila está vazia. Um pod precisa de três pessoas.
    [one] { $count } pessoa está na fila. Um pod precisa de três.
   *[other] { $count } pessoas estão na fila. Um pod precisa de três.
}
too-many-pods = Uma noite tem no máximo { $most } pods.

## Resultados

no-such-pod = Esta noite não tem pod com o número { $number }.
pod-changed-meanwhile = Enquanto isso, alguém alterou o resultado da mesa { $table }. Confira de novo.
sits-elsewhere = Você não está na mesa { $table }.
is-confirmed = O resultado da mesa { $table } foi confirmado. Só a equipe pode corrigi-lo.
is-void = A mesa { $table } foi anulada. Só a equipe pode registrar um resultado.
sits-twice = { $person } tem dois assentos na mesa { $table }. O pod continua anulado.
no-result-yet = A mesa { $table } ainda não tem resultado.
confirmed-by-another = Foi você quem informou este resultado. Outra pessoa da mesa precisa confirmar.
place-of-everybody = Escolha uma posição para cada jogador da mesa.
give-a-reason = Dê um motivo: este resultado já foi confirmado ou anulado.
sat-together = { $person } e { $other } jogaram no mesmo pod em “{ $evening }”, então são pessoas diferentes.
no-season = “{ $evening }” não conta para nenhuma temporada e por isso não tem conquistas.
no-such-achievement = A temporada não tem mais esta conquista.
