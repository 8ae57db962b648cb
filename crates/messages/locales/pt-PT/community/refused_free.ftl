## Por que motivo algo numa noite de pods livres foi recusado

name-of-evening = Nome
day-of-evening = Data
too-many-evenings = Uma comunidade tem no máximo { $most } noites de pods livres.
no-such-evening = Esta comunidade não tem nenhuma noite de pods livres com o número { $number }.
changed-meanwhile = Entretanto, alguém alterou «{ $evening }». Vê o que mudou e guarda de novo as tuas alterações.
closed-already = «{ $evening }» já foi encerrada.
open-already = «{ $evening }» já está aberta.
is-closed = «{ $evening }» foi encerrada. A equipa pode reabri-la.
pods-still-play = { $count ->
    [one] { $count } pod não tem resultado confirmado. Regista o resultado ou anula o pod primeiro.
   *[other] { $count } pods não têm resultado confirmado. Regista os resultados ou anula esses pods primeiro.
}

## A fila

bracket-range = Um bracket vai de { $least } a { $most }; { $given } não serve.
plays-already = { $person } já joga na mesa { $table }.
too-many-people = Numa noite cabem no máximo { $most } pessoas.
nobody-called = Ninguém nesta comunidade se chama «{ $typed }». Escreve o nome inteiro ou o número da pessoa.
may-mean = «{ $typed }» pode ser: { $people }. Escreve o número.
does-not-wait = { $person } não está na fila.
too-few-wait = { $count ->
    [0] A fila está vazia. Um pod precisa de três pessoas.
    [one] { $count } pessoa está na fila. Um pod precisa de três.
   *[other] { $count } pessoas estão na fila. Um pod precisa de três.
}
too-many-pods = Uma noite tem no máximo { $most } pods.

## Resultados

no-such-pod = Esta noite não tem nenhum pod com o número { $number }.
pod-changed-meanwhile = Entretanto, alguém alterou o resultado da mesa { $table }. Verifica outra vez.
sits-elsewhere = Não estás na mesa { $table }.
is-confirmed = O resultado da mesa { $table } foi confirmado. Só a equipa o pode corrigir.
is-void = A mesa { $table } foi anulada. Só a equipa pode registar um resultado.
sits-twice = { $person } tem dois lugares na mesa { $table }. O pod continua anulado.
no-result-yet = A mesa { $table } ainda não tem resultado.
confirmed-by-another = Foste tu que comunicaste este resultado. Outra pessoa da mesa tem de o confirmar.
place-of-everybody = Escolhe uma posição para cada jogador da mesa.
give-a-reason = Dá um motivo: este resultado já foi confirmado ou anulado.
sat-together = { $person } e { $other } jogaram no mesmo pod em «{ $evening }», por isso são pessoas diferentes.
no-season = «{ $evening }» não conta para nenhuma época e por isso não tem conquistas.
no-such-achievement = A época já não tem esta conquista.
