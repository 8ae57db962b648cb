## Em que ponto uma chamada está

waits = aguarda um juiz
waits-for-head-judge = aguarda o juiz principal desde { $time }
you-have-it = Contigo desde { $time }
has-it = Com { $judge } desde { $time }
you-handed = Passaste-a a { $judge } às { $time }
handed-to-you = { $judge } passou-ta às { $time }
handed = { $from } passou-a a { $to } às { $time }
you-ask = Perguntas: { $note }
judge-asks = { $judge } pergunta: { $note }
you-stay = Ficas na mesa.
judge-stays = { $judge } fica na mesa.

## Quem chamou

noted-by-you = anotada por ti
noted-by = anotada por { $judge }

## Tempo extra

no-time = Sem tempo
its-length = A duração

## Nas linhas da sala

line-handed = Passada a { $judge }: { $caller }, desde { $time }
line-taken = Com { $judge }: { $caller }, desde { $time }
line-head-judge = Juiz principal chamado: { $caller }, desde { $time }
line-call = Chamada: { $caller }, desde { $time }

## A página das chamadas

none-open = nenhuma aberta
open = { $count ->
    [one] { $count } aberta
   *[other] { $count } abertas
}
disputed = contestados: { $count }
nobody-waits = Ninguém está à espera de um juiz
new-calls = As novas chamadas aparecem aqui.
silent = Este dispositivo fica em silêncio quando chega uma nova chamada.
call-at-table = Chamada na mesa { $table }
call-of = Chamada: { $place }
call-away = Chamada longe das mesas
away = Fora
disagree = Os jogadores não concordam com um resultado
note-a-call = Nova chamada
no-table-hint = Deixa vazio para uma chamada longe das mesas.
what-about = De que se trata
note-it = Adicionar a chamada
ended = Encerradas
answer-was = Resposta: <bdi>{ $answer }</bdi>
away-from-tables = Longe das mesas
withdrawn-at = retirada às { $time }
resolved-at = { $judge } resolveu-a às { $time }

## Avisos depois de um botão

noted = A chamada foi anotada.
claimed = A chamada é tua.
given-back = A chamada espera de novo.
escalated = O juiz principal foi chamado.
handed-over = A chamada foi passada.
resolved = Resolvida.
resolved-with-time = Resolvida. A mesa tem mais { $minutes } min.
