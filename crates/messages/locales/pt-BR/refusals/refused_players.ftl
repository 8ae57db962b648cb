## O que alguém faz com jogadores

no-such-number = Não há jogador com o número { $number } neste torneio.
finished = O torneio está encerrado: reabra-o primeiro.
cancelled = O torneio está cancelado: nada mais muda nos jogadores.
check-in-ended = O check-in terminou quando as rodadas começaram.
approve-first = { $name } espera aprovação: aprove a inscrição primeiro.
bring-back-first = A inscrição de { $name } foi removida: traga-a de volta primeiro.
registered-already = { $name } já tem inscrição.
swiss-over = As rodadas suíças terminaram: ninguém mais pode entrar.
removed-already = A inscrição de { $name } já foi removida.
has-place = { $name } já tem lugar { $round-in }: registre a saída do torneio, para que as rodadas fiquem como estão.
in-cut = { $name } está no corte anunciado: registre a saída do torneio.
has-not-dropped = { $name } não saiu do torneio.
disqualified-already = { $name } já recebeu uma desqualificação.
was-not-disqualified = { $name } não recebeu nenhuma desqualificação.
pending = { $name } espera aprovação e ainda não está no torneio.
waits = { $name } está na lista de espera e ainda não está no torneio: remova a inscrição.
was-removed = A inscrição de { $name } foi removida.
was-disqualified = { $name } recebeu uma desqualificação.
dropped-before-round-one = { $name } já saiu do torneio, antes da rodada 1.
dropped-after = { $name } já saiu do torneio, depois { $round-of }.
same-name = O jogador { $number } tem o mesmo nome. Se são duas pessoas, diga; se não, não há nada a fazer.
player-number = jogador { $number }
row-of-list = linha { $row } desta lista

## Adicionar jogadores

list-empty = A lista está vazia: ninguém foi adicionado.
tournament-finished = O torneio está encerrado: ninguém mais pode entrar.
tournament-cancelled = O torneio está cancelado: ninguém mais pode entrar.
most-rounds = Um torneio tem no máximo { $most } rodadas: ninguém mais pode entrar.
most-players = Um torneio tem no máximo { $most } jogadores: ninguém foi adicionado.
all-places-taken = Todas as { $most } vagas estão ocupadas: registre uma saída ou aumente o máximo nos ajustes.
all-places-taken-meanwhile = Enquanto isso, todas as { $most } vagas foram ocupadas: registre outra saída ou aumente o máximo nos ajustes.
over = O torneio acabou: não se recusam mais inscrições.
does-not-wait = { $name } não espera aprovação.
not-with-this-name = O jogador { $number } não está no torneio com o nome { $name }. Aprove ou recuse a inscrição.
only-waiting = Só inscrições em espera podem ser recusadas juntas.
none-waits = Nenhuma delas está mais em espera.
none-removed = Nenhuma delas está mais removida: não há nada a desfazer.

## Check-in

foreign-code = Este código não é de nenhum jogador daqui, ou o link foi renovado depois. Busque a pessoa por nome ou número.
approve-same-name = O jogador { $entry } tem o mesmo nome que { $name }. Abra a página do jogador { $number } e diga se é a mesma pessoa.
check-in-not-open = O check-in ainda não abriu.
nobody-checked-in = Ninguém fez check-in.
round-drawn = A rodada { $number } já foi sorteada. Descarte o rascunho, registre a saída dos ausentes e pareie de novo.
nobody-here = Ninguém fez check-in, então todos sairiam do torneio. Primeiro, faça o check-in de quem está aqui.
everybody-here = Todos fizeram check-in: ninguém saiu do torneio.

## Saídas e desqualificações

reason-everybody-reads = Diga por quê: todos podem ler.
reason-is-kept = Diga por quê: o motivo fica no registro.
no-match-to-void = Nenhuma rodada foi jogada ainda: não há partida a anular.
ruling-disqualified = A desqualificação de { $name } veio da decisão { $ruling }: retire a decisão, e tudo o que ela fez é desfeito.
only-head-judge = Só o juiz principal pode desqualificar ou revogar isso: fale com { $name }.

## O que acontece quando um jogador sai

leave-nothing-void = { $name } não tem partida sem resultado: nada é anulado.
leave-table = { $name } sai agora da mesa { $table }: os outros { $others } continuam a jogar. Nesta rodada, { $name } não recebe partida nem derrota.
leave-void-tables = Nas mesas anuladas, ninguém tem pontos, partida nem oponentes. Para pareamentos futuros, esses jogadores já se enfrentaram.
leave-seen-after = Todos veem na classificação depois { $round-of }, que ainda não terminou.
leave-unreadable = Sem estas partidas, não é possível ler o torneio.

## Remoção de dados pessoais

data-removed-already = Os dados pessoais do jogador { $number } já foram removidos.
text-looked-at = Enquanto isso, alguém conferiu este texto: ele não está mais na lista.
text-gone = Este texto não existe mais.
text-changed = Enquanto isso, alguém alterou este texto. Veja como está agora.
leave-words = Texto: deixe uma ou duas palavras, para que a linha diga do que tratava.

## Inscrição pelos próprios jogadores

waiting-list-full = A lista de espera está cheia. Pergunte à organização se há vaga para você.
same-name-choose = O jogador { $number } tem o mesmo nome. Escolha se é você.
registration-not-open = As inscrições ainda não abriram.
no-registration-here = Neste torneio, só a equipe faz inscrições: peça uma vaga à organização.
registration-cancelled = O torneio está cancelado.
registration-over = O torneio acabou.
registration-closed = As inscrições estão encerradas: as rodadas já começaram. Pergunte à organização se ainda é possível entrar.
type-code = Digite o código do cartaz ou leia o cartaz de novo.
wrong-code = Este não é o código, ou não é mais: olhe o cartaz ou leia-o outra vez.
