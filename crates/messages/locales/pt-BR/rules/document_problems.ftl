## O que está errado em um documento

expected-object = Esperado um objeto, encontrado { $found }.
expected-list = Esperada uma lista, encontrado { $found }.
expected-text = Esperado um texto, encontrado { $found }.
expected-whole = Esperado um número inteiro de { $least } a { $most }, encontrado { $found }.
expected-boolean = Esperado true ou false, encontrado { $found }.
expected-one-of = Esperado um destes: { $words }; encontrado { $found }.
expected-moment = Esperado um momento em microssegundos inteiros, como "2026-05-09T08:30:00Z", encontrado { $found }.
expected-day = Esperado um dia, como "2026-05-09", encontrado { $found }.
expected-share = Esperada uma fração de 0 a 1 com denominador de no máximo { $most }, como "1/5" ou "0", encontrado { $found }.
expected-hex = Esperados { $bytes } bytes em hexadecimal minúsculo ({ $characters } caracteres), encontrado { $found }.
expected-hex-range = Esperados de { $least } a { $most } bytes em hexadecimal minúsculo, encontrado { $found }.
found-list = uma lista
found-object = um objeto
text-empty = O texto está vazio; em vez disso, deixe o campo de fora.
text-too-long = O texto tem { $length } caracteres; o máximo é { $most }.
field-missing = Falta o campo "{ $field }".
field-unknown = Campo desconhecido: "{ $field }". Conhecidos aqui: { $known }.
field-twice = O campo "{ $field }" aparece duas vezes.
no-json = Isto não é JSON: { $problem }.
several-events = O arquivo tem { $count } torneios. Salve o que você quer como um arquivo separado.

## Campos de um torneio

cut-size = O tamanho do corte é o número de seus seeds, { $count }.
announcement-for-one = Um aviso é para uma mesa ou para um jogador, não para ambos.
announcement-place = Um aviso para uma mesa tem "round" e "table"; qualquer outro não tem nenhum dos dois.
call-place = Um chamado em uma mesa tem "round" e "table"; qualquer outro não tem nenhum dos dois.
note-place = Uma nota em uma mesa tem "round" e "table"; qualquer outra não tem nenhum dos dois.
round-has-no-table = A rodada { $round } não tem mesa { $table }.
timed-round = Uma rodada com relógio tem pelo menos um minuto, com o que foi acrescentado ou tirado.
one-deck-check = Um pod tem no máximo um deck check em andamento.
deck-in-check = O deck deste jogador já está na verificação.
extension-ended = Tempo que foi dado tem "ended_at" e "minutes"; um deck check em andamento não tem nenhum dos dois.
call-ended = Um chamado resolvido ou retirado tem "ended_at"; um aberto não tem.
call-claimed = Um chamado assumido tem "claimed_at".
call-escalated = Um chamado encaminhado tem "escalated_at".
one-open-game = Um pod tem um jogo aberto, e um jogo confirmado de cada número.
game-closed = Um jogo que não está mais aberto tem "closed_at"; um aberto não tem.
setup-object = A preparação é um objeto de podium-game/1 sem ações.
setup-without-actions = A preparação não tem ações: elas são os passos.
game-unreadable = Não foi possível ler o jogo: { $problem }
step-impossible = O passo { $step }, que vale, não é possível: { $problem }
undone-unreadable = Não foi possível ler um passo desfeito: { $problem }
stranger-plays = "{ $id }" joga este jogo e não está na mesa.
no-player-with-id = Nenhum jogador tem o id "{ $id }".
note-about = Uma nota é sobre um jogador ou uma mesa.
number-twice = O número { $number } já é de { $place }.
too-many-commanders = Um jogador tem no máximo { $most } comandantes, não { $count }.
final-places-count = As posições finais decorrem das rodadas: são { $count }. Corrija as rodadas ou deixe "final_places" de fora.
final-places-here = As posições finais decorrem das rodadas: aqui se esperava { $expected }. Corrija as rodadas ou deixe "final_places" de fora.
status-not-here = { $name } está com { $status } e não pode estar aqui.
one-report = Um pod tem no máximo um resultado informado em espera.
report-not-seated = Este jogador não está na mesa.
report-answered = Um resultado informado que não espera mais tem "answered_at"; um que espera não tem.
report-answered-by = Um resultado confirmado ou contestado diz quem respondeu, e ninguém responde ao seu próprio.
result-fields = Um resultado tem só "winner", só "draw", só "places", ou "games" com "conceded" e "match_losses" quando houver.
game-winner = Um jogo que não empatou indica seu "winner".
game-either = Um jogo tem "winner" ou "drawn": true.
ruling-twice = Há outra decisão { $number }.
ruling-table = A rodada desta decisão não tem mesa { $table }.
ruling-player-twice = Este jogador já está na decisão.
ruling-minutes = O tempo é dado a uma mesa: indique-a.
ruling-decided = Uma decisão tem "decided_at" quando é mantida ou revertida, e só então.
ruling-appealed = Uma decisão que foi ao juiz principal tem "appealed_at".
ruling-withdrawn = Quem retirou uma decisão e por quê vem com "withdrawn_at", só em uma decisão retirada.
statement-by = Uma declaração tem "player" ou "witness".
no-penalty = Sem penalidade: deixe o campo de fora.
penalty-infraction = Uma penalidade precisa de sua "infraction".
name-control = O nome contém um caractere de controle (uma tabulação ou quebra de linha, por exemplo); tire-o.
break-time = Esperada uma hora do dia como "10:00".
break-either = Um intervalo tem `minutes` ou `until`.
slug-letters = Um slug tem letras minúsculas, dígitos e hifens simples entre eles, como "spring-open".
no-time-zone = "{ $zone }" não é o nome de um fuso horário, como "America/Sao_Paulo".

## Arquivos do TopDeck.gg

no-player-named = O arquivo não indica nenhum jogador: nem em "standings" nem em "rounds".
id-twice = Outro jogador já tem o id { $id }.
name-twice = Outro jogador também se chama { $name }: dê a cada um um id diferente.
no-id-nor-name = O jogador não tem "id" nem "name".
sits-already = { $name } já está em { $place }: um jogador tem um só lugar em uma rodada.
winner-not-seated = Quem venceu, "{ $winner }", não está nesta mesa.
expected-round = Esperado o número de uma rodada suíça, a partir de 1, ou o nome de uma rodada do playoff.
list-expected = Esperada uma lista.
object-expected = Esperado um objeto.

too-many-items = A lista tem { $count } itens; o máximo é { $most }.
ruleset-id = Um id tem letras minúsculas, dígitos e hifens entre eles, como "mtr-a-2023".
ruleset-language = Esperado o código de um idioma, como "en" ou "pt-BR".
ruleset-source = Esperado um endereço da web que comece com "https://" ou "http://".
not-of-a-ruleset = "{ $name }" é de um torneio; um conjunto de regras não pode definir isso.
ruleset-twice = Há outro conjunto de regras com o id "{ $id }".
page-line = Este texto precisa ficar em uma só linha: tire as quebras de linha.
page-accent = Esperada: uma cor como "#1f5f8b" legível sobre branco (contraste de 4,5 : 1 ou mais).
