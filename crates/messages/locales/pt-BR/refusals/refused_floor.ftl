## O trabalho dos juízes no salão

takes-signed-in = Para isto é preciso ser da equipe e ter entrado na conta.
no-table-now = Não há mesa { $table } em uma rodada em andamento.
no-player = Não há jogador com o número { $number } neste torneio.
not-at-table = O jogador { $number } não está na mesa { $table }. Escolha um dos jogadores dela.
no-watch = Não há mais cronômetro correndo na mesa { $table }.

## Nomes de campos

label-about = De que se trata
label-for-head-judge = Para o juiz principal
label-what-happened = O que aconteceu
label-why = Por quê

## Um chamado

only-players-call = Aqui, só jogadores deste torneio chamam um juiz. Peça no balcão.
have-called = Você já chamou um juiz, às { $time }. { $now } Retire esse chamado antes de fazer outro.
call-from-another-table = Você chamou um juiz antes de mudar de mesa, por isso ninguém vem. Se precisar de um juiz agora, chame de novo.
table-wrote-much = De que se trata: sua mesa já escreveu bastante. Deixe vazio: o juiz vem de qualquer forma.
say-where = De que se trata: longe das mesas, diga onde e o quê.
no-open-call = Você não tem chamado aberto: ele já foi resolvido ou retirado.
no-such-call = Esse chamado não existe neste torneio.
waits-for-chief = Este chamado espera o juiz principal: só o juiz principal ou a organização pode assumir e resolver.
no-round-at-tables = Mesa: nenhuma rodada está nas mesas agora. Deixe a mesa vazia e diga onde é.
call-no-table = Mesa: não há mesa { $table } { $round-in }. Veja o número dela no salão.
hand-to-judge = Repassar a: escolha alguém da equipe que atue aqui como juiz.
hand-to-other = Repassar a: escolha alguém que não esteja com o chamado.
call-at-no-table = Minutos: este chamado não é de uma mesa.
call-changed = Mesa { $table }: { $now } Nada foi alterado.
call-changed-away = Longe das mesas: { $now } Nada foi alterado.

## O que houve com um chamado

call-waits = O chamado espera um juiz desde { $time }.
call-waits-for-head-judge = O chamado espera o juiz principal desde { $time }.
call-handed = { $by } repassou o chamado a { $to } às { $time }.
call-handed-to-you = { $by } repassou o chamado a você às { $time }.
call-handed-by-you = Você repassou o chamado a { $to } às { $time }.
call-taken = { $by } está com o chamado desde { $time }.
call-taken-by-you = Você está com o chamado desde { $time }.
call-resolved = { $by } resolveu o chamado às { $time }.
call-resolved-by-you = Você resolveu o chamado às { $time }.
call-withdrawn = O jogador retirou o chamado às { $time }.
somebody-opening = Alguém

## Depois de registrar uma decisão

call-stays = O chamado continua aberto: está com outro juiz.
call-ended = O chamado foi encerrado.

## Cobertura de mesas

covered-by = A mesa { $table } está com { $name }. Peça que a libere, ou que o juiz principal a passe a você.
covers-all = Você já cobre todas estas.
only-chiefs-give = Só o juiz principal e a organização passam mesas a outros. Você pode pegar mesas para si.
judge-of-staff = Juiz: escolha alguém da equipe que atue aqui como juiz.
theirs-to-release = A mesa { $table } está com { $name }: cabe a essa pessoa liberá-la.
nobody-covers = Ninguém cobre estas mesas.
none-free-as-before = Nenhuma mesa livre agora pode ser coberta como na rodada anterior.
no-round-to-cover = Nenhuma rodada está nas mesas. Os juízes podem pegar mesas quando uma rodada for publicada.
tables-unreadable = Mesas: não foi possível ler { $part }. Escreva números e intervalos, como 1-20, 31.
tables-empty = Mesas: escreva números e intervalos, como 1-20, 31.
no-table-to-cover = Mesas: não há mesa { $table } { $round-in }.
no-tables-to-cover = Mesas: não há mesas de { $from } a { $to } { $round-in }.

## O fim de um plantão

ends-own-shift = O juiz principal e a organização encerram o plantão dos outros. Você pode encerrar o seu.
nothing-to-hand-over = Não há nada a repassar: nenhuma mesa coberta, nenhum chamado assumido, nenhum cronômetro e nenhum deck check em andamento.
successor-other = Quem assume: escolha outra pessoa.
successor-of-staff = Quem assume: escolha alguém da equipe que atue aqui como juiz.

## O que um juiz tem em mãos

hand-table = mesa { $table }
hand-tables = mesas { $tables }
hand-calls = { $count ->
    [one] { $count } chamado
   *[other] { $count } chamados
}
hand-watches = { $count ->
    [one] { $count } cronômetro
   *[other] { $count } cronômetros
}
hand-deck-checks = { $count ->
    [one] { $count } deck check
   *[other] { $count } deck checks
}

## Notas e declarações

note-about = Escolha o jogador ou a mesa de que se trata.
no-note = Esta nota não existe mais.
note-of-other = Esta nota é de outro juiz: quem a escreveu pode removê-la, ou o juiz principal.
note-empty = Escreva alguma coisa.
witness-missing = Quem diz: escolha um jogador ou digite um nome.
not-missing-here = O jogador { $number } não está jogando agora na mesa { $table }. Veja a mesa de novo.
