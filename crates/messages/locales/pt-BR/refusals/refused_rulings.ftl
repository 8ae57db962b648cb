## Decisões dos juízes

no-ruling = Não há decisão { $number } neste torneio.
only-head-judge = Só o juiz principal { $what }: fale com { $name }.
only-head-judge-organizer = Só o juiz principal { $what }: fale com a organização.
decides-appeal = decide uma apelação
changes-penalty = altera uma penalidade
changed = Enquanto isso, alguém alterou a decisão { $number }. Veja como está agora e decida de novo.
waits-already = A decisão { $number } já espera o juiz principal.
withdrawn = A decisão { $number } foi retirada.
withdrawn-already = A decisão { $number } já foi retirada.
not-appealed = Não houve apelação da decisão { $number }.
verdict = Escolha se a decisão é mantida ou revertida.
decision-missing = Decisão: escreva por que a decisão é revertida.
of-other = A decisão { $number } é de outro juiz: pode retirá-la quem a deu ou o juiz principal.
withdraw-reason = Escreva por que ela é retirada: fica gravado.
is-final = O juiz principal já decidiu sobre a decisão { $number }: é a palavra final.
not-in-force = A decisão { $number } não vale mais.
choose-lighter = Escolha uma penalidade mais leve que { $penalty }.
lighter-reason = Escreva por que a penalidade muda: fica gravado.
describes-other = A decisão { $number } é de outro juiz: escreve o que aconteceu quem a deu ou o juiz principal.
nothing-changes = Nada muda: escreva o que aconteceu ou altere um texto.
nothing-left = Da decisão { $number } não resta nada a fazer em uma mesa.
direct-reason = Diga por quê: o motivo fica no registro.

## Uma nova decisão

confirm-as-organizer = Não há juiz principal na equipe: marque que você, da organização, confirma a penalidade { $penalty }.
no-round-yet = Nenhuma rodada foi publicada ainda: deixe a mesa vazia.
what-missing = O que aconteceu: escreva; uma frase basta.
minutes-out-of-range = Minutos: { $minutes } não é um número de 0 a { $most }.
minutes-of-no-table = Minutos: escolha a mesa que os recebe.
about-nobody = Escolha a mesa ou os jogadores de que se trata.
call-gone = O chamado que esta decisão responde não existe mais.
of-player = { $name }: { $problem }
needs-infraction = a penalidade { $penalty } precisa da infração: escolha uma.
no-such-infraction = a tabela do torneio não tem a infração { $code }: escolha outra.
too-much-at-regular = no nível Regular nada vai além de um Aviso, então nada de { $penalty }: explique, corrija e deixe uma nota.
proposal-is-other = conforme a proposta, { $code } agora leva a { $penalty }. { $because } Leia e aperte o botão de novo.
disqualification-reason = O que aconteceu: uma desqualificação precisa do motivo.
type-to-disqualify = Nada foi feito. Digite { $word } para confirmar a desqualificação.

## A tabela de infrações e penalidades

settings-changed = Enquanto isso, alguém alterou os ajustes. Veja como estão agora e envie os seus de novo.
profile-not-stored = Não foi possível gravar o perfil: { $error }
infraction-problem = Infração { $number }: { $problem }
no-csv = O arquivo não é CSV: { $error }.
no-such-column = Linha 1: não há coluna { $column }. Colunas: { $columns }.
column-missing = Linha 1: falta a coluna { $column }.
cell-problem = Linha { $line }, { $column }: { $problem }
