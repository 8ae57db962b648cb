## O que alguém faz com jogadores

no-such-number = Não há jogador com o número { $number } neste torneio.
finished = O torneio está encerrado: reabre-o primeiro.
cancelled = O torneio está cancelado: já nada muda nos jogadores.
check-in-ended = O check-in terminou quando as rondas começaram.
approve-first = { $name } aguarda aprovação: aprova a inscrição primeiro.
bring-back-first = A inscrição de { $name } foi removida: trá-la de volta primeiro.
registered-already = { $name } já tem inscrição.
swiss-over = As rondas suíças terminaram: já ninguém pode entrar.
removed-already = A inscrição de { $name } já foi removida.
has-place = { $name } já tem lugar { $round-in }: regista a saída do torneio, para que as rondas fiquem como estão.
in-cut = { $name } está no corte anunciado: regista a saída do torneio.
has-not-dropped = { $name } não saiu do torneio.
disqualified-already = { $name } já recebeu uma desqualificação.
was-not-disqualified = { $name } não recebeu nenhuma desqualificação.
pending = { $name } aguarda aprovação e ainda não está no torneio.
waits = { $name } está na lista de espera e ainda não está no torneio: remove a inscrição.
was-removed = A inscrição de { $name } foi removida.
was-disqualified = { $name } recebeu uma desqualificação.
dropped-before-round-one = { $name } já saiu do torneio, antes da ronda 1.
dropped-after = { $name } já saiu do torneio, depois { $round-of }.
same-name = O jogador { $number } tem o mesmo nome. Se são duas pessoas, indica-o; se não, não há nada a fazer.
player-number = jogador { $number }
row-of-list = linha { $row } desta lista

## Adicionar jogadores

list-empty = A lista está vazia: ninguém foi adicionado.
tournament-finished = O torneio está encerrado: já ninguém pode entrar.
tournament-cancelled = O torneio está cancelado: já ninguém pode entrar.
most-rounds = Um torneio tem no máximo { $most } rondas: já ninguém pode entrar.
most-players = Um torneio tem no máximo { $most } jogadores: ninguém foi adicionado.
all-places-taken = Todas as { $most } vagas estão ocupadas: regista uma saída ou aumenta o máximo nas definições.
all-places-taken-meanwhile = Entretanto, todas as { $most } vagas foram ocupadas: regista outra saída ou aumenta o máximo nas definições.
over = O torneio acabou: já não se recusa ninguém.
does-not-wait = { $name } não aguarda aprovação.
not-with-this-name = O jogador { $number } não está no torneio com o nome { $name }. Aprova ou recusa a inscrição.
only-waiting = Só as inscrições em espera podem ser recusadas em conjunto.
none-waits = Já nenhuma delas está em espera.
none-removed = Já nenhuma delas está removida: não há nada a desfazer.

## Check-in

foreign-code = Este código não é de nenhum jogador daqui, ou o link foi renovado depois. Procura a pessoa pelo nome ou pelo número.
approve-same-name = O jogador { $entry } tem o mesmo nome que { $name }. Abre a página do jogador { $number } e diz se é a mesma pessoa.
check-in-not-open = O check-in ainda não abriu.
nobody-checked-in = Ninguém fez check-in.
round-drawn = A ronda { $number } já foi sorteada. Descarta o rascunho, regista a saída dos ausentes e emparelha de novo.
nobody-here = Ninguém fez check-in, por isso todos sairiam do torneio. Primeiro, faz o check-in de quem está aqui.
everybody-here = Todos fizeram check-in: ninguém saiu do torneio.

## Saídas e desqualificações

reason-everybody-reads = Diz porquê: todos o podem ler.
reason-is-kept = Diz porquê: o motivo fica no registo.
no-match-to-void = Ainda não foi jogada nenhuma ronda: não há partida a anular.
ruling-disqualified = A desqualificação de { $name } veio da decisão { $ruling }: retira a decisão, e tudo o que ela fez é desfeito.
only-head-judge = Só o juiz principal pode desqualificar ou revogar isso: fala com { $name }.

## O que acontece quando um jogador sai

leave-nothing-void = { $name } não tem partida sem resultado: nada é anulado.
leave-table = { $name } sai agora da mesa { $table }: os outros { $others } continuam a jogar. Nesta ronda, { $name } não tem partida nem derrota.
leave-void-tables = Nas mesas anuladas, ninguém tem pontos, nem partida, nem oponentes. Para emparelhamentos futuros, esses jogadores já se defrontaram.
leave-seen-after = Todos o veem na classificação depois { $round-of }, que ainda não terminou.
leave-unreadable = Sem estas partidas, não é possível ler o torneio.

## Remoção de dados pessoais

data-removed-already = Os dados pessoais do jogador { $number } já foram removidos.
text-looked-at = Entretanto, alguém verificou este texto: já não está na lista.
text-gone = Este texto já não existe.
text-changed = Entretanto, alguém alterou este texto. Vê como está agora.
leave-words = Texto: deixa uma ou duas palavras, para que a linha diga do que tratava.

## Inscrição pelos próprios jogadores

waiting-list-full = A lista de espera está cheia. Pergunta à organização se há vaga para ti.
same-name-choose = O jogador { $number } tem o mesmo nome. Diz se és tu.
registration-not-open = As inscrições ainda não abriram.
no-registration-here = Aqui, os jogadores não se inscrevem sozinhos: pede uma vaga à organização.
registration-cancelled = O torneio está cancelado.
registration-over = O torneio acabou.
registration-closed = As inscrições estão encerradas: as rondas já começaram. Pergunta à organização se ainda é possível entrar.
type-code = Escreve o código do cartaz ou lê o cartaz de novo.
wrong-code = Este não é o código, ou já não é: vê o cartaz ou lê-o outra vez.
