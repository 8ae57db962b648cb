## O fim de um plantão

shift-of = Plantão de <bdi>{ $judge }</bdi>
your-shift = Seu plantão
nothing-in-hand = nada em mãos
empty = Nada em mãos
empty-means = Mesas cobertas, chamados assumidos, cronômetros e deck checks em andamento são repassados aqui.

## O que está em mãos

tables = Mesas
away = Longe das mesas
watch = Cronômetro
call-taken = chamado assumido às { $time }
call-taken-about = chamado assumido às { $time }: <bdi>{ $what }</bdi>
timed = <bdi>{ $player }</bdi> com cronômetro desde { $time }

## Quem assume

who-takes-over = Quem assume
choose = Escolha um juiz
nobody = Ninguém
nobody-means = As mesas ficam livres, os chamados esperam de novo, e os cronômetros param.
note = O que quem assume deve saber
note-hint = Todos os juízes leem aqui.
hand-over = Repassar
handed-over = Repassado: { $what }.
ended = Encerrado: { $what }. As mesas ficam livres, os chamados esperam de novo, e os cronômetros param.

## Outros plantões

others = Plantões dos outros
past = Repassados
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → ninguém: { $what }
