## Decisões dos juízes

no-ruling = Não há decisão { $number } neste torneio.
only-head-judge = Só o juiz principal { $what }: fala com { $name }.
only-head-judge-organizer = Só o juiz principal { $what }: fala com a organização.
decides-appeal = decide uma apelação
changes-penalty = altera uma penalização
changed = Entretanto, alguém alterou a decisão { $number }. Vê como está agora e decide de novo.
waits-already = A decisão { $number } já aguarda o juiz principal.
withdrawn = A decisão { $number } foi retirada.
withdrawn-already = A decisão { $number } já foi retirada.
not-appealed = Não houve apelação da decisão { $number }.
verdict = Escolhe se a decisão é mantida ou revertida.
decision-missing = Decisão: escreve por que motivo a decisão é revertida.
of-other = A decisão { $number } é de outro juiz: só a pode retirar quem a deu ou o juiz principal.
withdraw-reason = Escreve por que motivo é retirada: fica registado.
is-final = O juiz principal já decidiu sobre a decisão { $number }: é a palavra final.
not-in-force = A decisão { $number } já não está em vigor.
choose-lighter = Escolhe uma penalização mais leve que { $penalty }.
lighter-reason = Escreve por que motivo a penalização muda: fica registado.
describes-other = A decisão { $number } é de outro juiz: só quem a deu ou o juiz principal escreve o que aconteceu.
nothing-changes = Nada muda: escreve o que aconteceu ou altera um texto.
nothing-left = Da decisão { $number } não resta nada a fazer numa mesa.
direct-reason = Diz porquê: o motivo fica no registo.

## Uma nova decisão

confirm-as-organizer = Não há juiz principal na equipa: marca que confirmas, como organização, a penalização { $penalty }.
no-round-yet = Ainda não foi publicada nenhuma ronda: deixa a mesa vazia.
what-missing = O que aconteceu: escreve-o; basta uma frase.
minutes-out-of-range = Minutos: { $minutes } não é um número de 0 a { $most }.
minutes-of-no-table = Minutos: escolhe a mesa que os recebe.
about-nobody = Escolhe a mesa ou os jogadores de que se trata.
call-gone = A chamada a que esta decisão responde já não existe.
of-player = { $name }: { $problem }
needs-infraction = a penalização { $penalty } precisa da infração: escolhe uma.
no-such-infraction = a tabela do torneio não tem a infração { $code }: escolhe outra.
too-much-at-regular = no nível Regular nada vai além de um Aviso, por isso não há { $penalty }: explica, corrige e deixa uma nota.
proposal-is-other = conforme a proposta, { $code } leva agora a { $penalty }. { $because } Lê e toca de novo no botão.
disqualification-reason = O que aconteceu: uma desqualificação precisa do motivo.
type-to-disqualify = Nada foi feito. Escreve { $word } para confirmar a desqualificação.

## A tabela de infrações e penalizações

settings-changed = Entretanto, alguém alterou as definições. Vê como estão agora e envia as tuas de novo.
profile-not-stored = Não é possível guardar o perfil: { $error }
infraction-problem = Infração { $number }: { $problem }
no-csv = O ficheiro não é CSV: { $error }.
no-such-column = Linha 1: não há coluna { $column }. Colunas: { $columns }.
column-missing = Linha 1: falta a coluna { $column }.
cell-problem = Linha { $line }, { $column }: { $problem }
