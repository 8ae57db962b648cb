## O que está errado num documento

expected-object = Esperado um objeto, encontrado { $found }.
expected-list = Esperada uma lista, encontrado { $found }.
expected-text = Esperado um texto, encontrado { $found }.
expected-whole = Esperado um número inteiro de { $least } a { $most }, encontrado { $found }.
expected-boolean = Esperado true ou false, encontrado { $found }.
expected-one-of = Esperado um destes: { $words }; encontrado { $found }.
expected-moment = Esperado um momento em microssegundos inteiros, como "2026-05-09T08:30:00Z", encontrado { $found }.
expected-day = Esperado um dia, como "2026-05-09", encontrado { $found }.
expected-share = Esperada uma fração de 0 a 1 com denominador de { $most } no máximo, como "1/5" ou "0", encontrado { $found }.
expected-hex = Esperados { $bytes } bytes em hexadecimal minúsculo ({ $characters } caracteres), encontrado { $found }.
expected-hex-range = Esperados de { $least } a { $most } bytes em hexadecimal minúsculo, encontrado { $found }.
found-list = uma lista
found-object = um objeto
text-empty = O texto está vazio; em vez disso, omite o campo.
text-too-long = O texto tem { $length } caracteres; o máximo é { $most }.
field-missing = Falta o campo "{ $field }".
field-unknown = Campo desconhecido: "{ $field }". Conhecidos aqui: { $known }.
field-twice = O campo "{ $field }" aparece duas vezes.
no-json = Isto não é JSON: { $problem }.
several-events = O ficheiro tem { $count } torneios. Guarda o que queres num ficheiro separado.

## Campos de um torneio

cut-size = O tamanho do corte é o número dos seus seeds, { $count }.
announcement-for-one = Um aviso é para uma mesa ou para um jogador, não para ambos.
announcement-place = Um aviso para uma mesa tem "round" e "table"; qualquer outro não tem nenhum dos dois.
call-place = Uma chamada numa mesa tem "round" e "table"; qualquer outra não tem nenhum dos dois.
note-place = Uma nota numa mesa tem "round" e "table"; qualquer outra não tem nenhum dos dois.
round-has-no-table = A ronda { $round } não tem mesa { $table }.
timed-round = Uma ronda com relógio tem pelo menos um minuto, com o que foi acrescentado ou tirado.
one-deck-check = Um pod tem no máximo um deck check a decorrer.
deck-in-check = O deck deste jogador já está na verificação.
extension-ended = Tempo que foi dado tem "ended_at" e "minutes"; um deck check a decorrer não tem nenhum dos dois.
call-ended = Uma chamada resolvida ou retirada tem "ended_at"; uma aberta não tem.
call-claimed = Uma chamada assumida tem "claimed_at".
call-escalated = Uma chamada passada ao juiz principal tem "escalated_at".
one-open-game = Um pod tem um jogo aberto, e um jogo confirmado de cada número.
game-closed = Um jogo que já não está aberto tem "closed_at"; um aberto não tem.
setup-object = A preparação é um objeto de podium-game/1 sem ações.
setup-without-actions = A preparação não tem ações: elas são os passos.
game-unreadable = Não é possível ler o jogo: { $problem }
step-impossible = O passo { $step }, que vale, não é possível: { $problem }
undone-unreadable = Não é possível ler um passo desfeito: { $problem }
stranger-plays = "{ $id }" joga este jogo e não está na mesa.
no-player-with-id = Nenhum jogador tem o id "{ $id }".
note-about = Uma nota é sobre um jogador ou uma mesa.
number-twice = O número { $number } já é de { $place }.
too-many-commanders = Um jogador tem no máximo { $most } comandantes, não { $count }.
final-places-count = As posições finais decorrem das rondas: são { $count }. Corrige as rondas ou deixa "final_places" de fora.
final-places-here = As posições finais decorrem das rondas: aqui esperava-se { $expected }. Corrige as rondas ou deixa "final_places" de fora.
status-not-here = { $name } está com { $status } e não pode estar aqui.
one-report = Um pod tem no máximo um resultado comunicado em espera.
report-not-seated = Este jogador não está na mesa.
report-answered = Um resultado comunicado que já não espera tem "answered_at"; um que espera não tem.
report-answered-by = Um resultado confirmado ou contestado diz quem respondeu, e ninguém responde ao que comunicou.
result-fields = Um resultado tem só "winner", só "draw", só "places", ou "games" com "conceded" e "match_losses" quando houver.
game-winner = Um jogo que não empatou indica o seu "winner".
game-either = Um jogo tem "winner" ou "drawn": true.
ruling-twice = Há outra decisão { $number }.
ruling-table = A ronda desta decisão não tem mesa { $table }.
ruling-player-twice = Este jogador já está na decisão.
ruling-minutes = O tempo é dado a uma mesa: indica-a.
ruling-decided = Uma decisão tem "decided_at" quando é mantida ou revertida, e só então.
ruling-appealed = Uma decisão que foi ao juiz principal tem "appealed_at".
ruling-withdrawn = Quem retirou uma decisão e porquê vem com "withdrawn_at", só numa decisão retirada.
statement-by = Uma declaração tem "player" ou "witness".
no-penalty = Sem penalização: deixa o campo de fora.
penalty-infraction = Uma penalização precisa da sua "infraction".
name-control = O nome contém um carácter de controlo (uma tabulação ou quebra de linha, por exemplo); tira-o.
break-time = Esperada uma hora do dia como "10:00".
break-either = Um intervalo tem `minutes` ou `until`.
slug-letters = Um slug tem letras minúsculas, dígitos e hifens simples entre eles, como "spring-open".
no-time-zone = "{ $zone }" não é o nome de um fuso horário, como "Europe/Lisbon".

## Ficheiros do TopDeck.gg

no-player-named = O ficheiro não indica nenhum jogador: nem em "standings" nem em "rounds".
id-twice = Outro jogador já tem o id { $id }.
name-twice = Outro jogador também se chama { $name }: dá a cada um um id diferente.
no-id-nor-name = O jogador não tem "id" nem "name".
sits-already = { $name } já está em { $place }: um jogador tem um só lugar numa ronda.
winner-not-seated = Quem ganhou, "{ $winner }", não está nesta mesa.
expected-round = Esperado o número de uma ronda suíça, a partir de 1, ou o nome de uma ronda do playoff.
list-expected = Esperada uma lista.
object-expected = Esperado um objeto.

too-many-items = A lista tem { $count } itens; o máximo é { $most }.
ruleset-id = Um id tem letras minúsculas, dígitos e hifens entre eles, como "mtr-a-2023".
ruleset-language = Esperado o código de uma língua, como "en" ou "pt-BR".
ruleset-source = Esperado um endereço web que comece por "https://" ou "http://".
not-of-a-ruleset = "{ $name }" pertence a um torneio; um conjunto de regras não o pode definir.
ruleset-twice = Existe outro conjunto de regras com o id "{ $id }".
page-line = Este texto tem de ficar numa só linha: tira as quebras de linha.
page-accent = Esperada: uma cor como "#1f5f8b" legível sobre branco (contraste de 4,5 : 1 ou mais).
