## O fim de um serviço

shift-of = Serviço de <bdi>{ $judge }</bdi>
your-shift = O teu serviço
nothing-in-hand = nada em mãos
empty = Nada em mãos
empty-means = Mesas cobertas, chamadas assumidas, cronómetros e deck checks a decorrer passam-se aqui.

## O que está em mãos

tables = Mesas
away = Longe das mesas
watch = Cronómetro
call-taken = chamada assumida às { $time }
call-taken-about = chamada assumida às { $time }: <bdi>{ $what }</bdi>
timed = <bdi>{ $player }</bdi> com cronómetro desde { $time }

## Quem assume

who-takes-over = Quem assume
choose = Escolhe um juiz
nobody = Ninguém
nobody-means = As mesas ficam livres, as chamadas esperam de novo, e os cronómetros param.
note = O que deve saber quem assume
note-hint = Todos os juízes a leem aqui.
hand-over = Passar
handed-over = Passado: { $what }.
ended = Terminado: { $what }. As mesas ficam livres, as chamadas esperam de novo, e os cronómetros param.

## Outros serviços

others = Serviços dos outros
past = Passados
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → ninguém: { $what }
