## O trabalho dos juízes na sala

takes-signed-in = Para isto é preciso ser da equipa e ter sessão iniciada.
no-table-now = Não há mesa { $table } numa ronda a decorrer.
no-player = Não há jogador com o número { $number } neste torneio.
not-at-table = O jogador { $number } não está na mesa { $table }. Escolhe um dos jogadores dessa mesa.
no-watch = Já não há cronómetro a correr na mesa { $table }.

## Nomes de campos

label-about = De que se trata
label-for-head-judge = Para o juiz principal
label-what-happened = O que aconteceu
label-why = Porquê

## Uma chamada

only-players-call = Aqui, só jogadores deste torneio chamam um juiz. Pede no balcão.
have-called = Já chamaste um juiz, às { $time }. { $now } Retira essa chamada antes de fazeres outra.
call-from-another-table = Chamaste um juiz antes de mudares de mesa, por isso não vem ninguém. Se precisares de um juiz agora, chama outra vez.
table-wrote-much = De que se trata: a tua mesa já escreveu bastante. Deixa o campo vazio: o juiz vem de qualquer maneira.
say-where = De que se trata: longe das mesas, diz onde e o quê.
no-open-call = Não tens nenhuma chamada aberta: já foi resolvida ou retirada.
no-such-call = Essa chamada não existe neste torneio.
waits-for-chief = Esta chamada aguarda o juiz principal: só o juiz principal ou a organização a pode assumir e resolver.
no-round-at-tables = Mesa: nenhuma ronda está nas mesas agora. Deixa a mesa vazia e diz onde é.
call-no-table = Mesa: não há mesa { $table } { $round-in }. Vê o número dela na sala.
hand-to-judge = Passar a: escolhe alguém da equipa que atue aqui como juiz.
hand-to-other = Passar a: escolhe alguém que não esteja com a chamada.
call-at-no-table = Minutos: esta chamada não é de uma mesa.
call-changed = Mesa { $table }: { $now } Nada foi alterado.
call-changed-away = Longe das mesas: { $now } Nada foi alterado.

## O que houve com uma chamada

call-waits = A chamada aguarda um juiz desde { $time }.
call-waits-for-head-judge = A chamada aguarda o juiz principal desde { $time }.
call-handed = { $by } passou a chamada a { $to } às { $time }.
call-handed-to-you = { $by } passou-te a chamada às { $time }.
call-handed-by-you = Passaste a chamada a { $to } às { $time }.
call-taken = { $by } está com a chamada desde { $time }.
call-taken-by-you = Estás com a chamada desde { $time }.
call-resolved = { $by } resolveu a chamada às { $time }.
call-resolved-by-you = Resolveste a chamada às { $time }.
call-withdrawn = O jogador retirou a chamada às { $time }.
somebody-opening = Alguém

## Depois de registar uma decisão

call-stays = A chamada continua aberta: está com outro juiz.
call-ended = A chamada foi encerrada.

## Cobertura de mesas

covered-by = A mesa { $table } está com { $name }. Pede a essa pessoa que a liberte, ou ao juiz principal que ta passe.
covers-all = Já cobres todas estas.
only-chiefs-give = Só o juiz principal e a organização passam mesas a outros. Podes ficar com mesas para ti.
judge-of-staff = Juiz: escolhe alguém da equipa que atue aqui como juiz.
theirs-to-release = A mesa { $table } está com { $name }: cabe a essa pessoa libertá-la.
nobody-covers = Ninguém cobre estas mesas.
none-free-as-before = Nenhuma mesa livre agora pode ser coberta como na ronda anterior.
no-round-to-cover = Nenhuma ronda está nas mesas. Os juízes podem ficar com mesas quando há uma ronda publicada.
tables-unreadable = Mesas: não é possível ler { $part }. Escreve números e intervalos, como 1-20, 31.
tables-empty = Mesas: escreve números e intervalos, como 1-20, 31.
no-table-to-cover = Mesas: não há mesa { $table } { $round-in }.
no-tables-to-cover = Mesas: não há mesas de { $from } a { $to } { $round-in }.

## O fim de um serviço

ends-own-shift = Só o juiz principal e a organização terminam o serviço dos outros. Podes terminar o teu.
nothing-to-hand-over = Não há nada a passar: nenhuma mesa coberta, nenhuma chamada assumida, nenhum cronómetro e nenhum deck check a decorrer.
successor-other = Quem assume: escolhe outra pessoa.
successor-of-staff = Quem assume: escolhe alguém da equipa que atue aqui como juiz.

## O que um juiz tem em mãos

hand-table = mesa { $table }
hand-tables = mesas { $tables }
hand-calls = { $count ->
    [one] { $count } chamada
   *[other] { $count } chamadas
}
hand-watches = { $count ->
    [one] { $count } cronómetro
   *[other] { $count } cronómetros
}
hand-deck-checks = { $count ->
    [one] { $count } deck check
   *[other] { $count } deck checks
}

## Notas e declarações

note-about = Escolhe o jogador ou a mesa de que se trata.
no-note = Esta nota já não existe.
note-of-other = Esta nota é de outro juiz: quem a escreveu pode removê-la, ou o juiz principal.
note-empty = Escreve alguma coisa.
witness-missing = Quem a faz: escolhe um jogador ou escreve um nome.
not-missing-here = O jogador { $number } não está a jogar agora na mesa { $table }. Vê a mesa outra vez.
