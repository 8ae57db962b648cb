## Em que ponto um chamado está

waits = espera um juiz
waits-for-head-judge = espera o juiz principal desde { $time }
you-have-it = Com você desde { $time }
has-it = Com { $judge } desde { $time }
you-handed = Você repassou a { $judge } às { $time }
handed-to-you = { $judge } repassou a você às { $time }
handed = { $from } repassou a { $to } às { $time }
you-ask = Você pergunta: { $note }
judge-asks = { $judge } pergunta: { $note }
you-stay = Você fica na mesa.
judge-stays = { $judge } fica na mesa.

## Quem chamou

noted-by-you = anotado por você
noted-by = anotado por { $judge }

## Tempo extra

no-time = Sem tempo
its-length = A duração

## Nas linhas do salão

line-handed = Repassado a { $judge }: { $caller }, desde { $time }
line-taken = Com { $judge }: { $caller }, desde { $time }
line-head-judge = Juiz principal chamado: { $caller }, desde { $time }
line-call = Chamado: { $caller }, desde { $time }

## A página dos chamados

none-open = nenhum aberto
open = { $count ->
    [one] { $count } aberto
   *[other] { $count } abertos
}
disputed = contestados: { $count }
nobody-waits = Ninguém espera um juiz
new-calls = Novos chamados aparecem aqui.
silent = Este dispositivo fica em silêncio quando chega um novo chamado.
call-at-table = Chamado na mesa { $table }
call-of = Chamado: { $place }
call-away = Chamado longe das mesas
away = Fora
disagree = Os jogadores discordam de um resultado
note-a-call = Novo chamado
no-table-hint = Deixe vazio para um chamado longe das mesas.
what-about = De que se trata
note-it = Adicionar o chamado
ended = Encerrados
answer-was = Resposta: <bdi>{ $answer }</bdi>
away-from-tables = Longe das mesas
withdrawn-at = retirado às { $time }
resolved-at = { $judge } resolveu às { $time }

## Avisos depois de um botão

noted = O chamado foi anotado.
claimed = O chamado é seu.
given-back = O chamado espera de novo.
escalated = O juiz principal foi chamado.
handed-over = O chamado foi repassado.
resolved = Resolvido.
resolved-with-time = Resolvido. A mesa tem mais { $minutes } min.
