## Uma nova decisão

the-call = A chamada

## Os jogadores

table-and-players = Mesa e jogadores
table-other-players = Mesa { $table }, outros jogadores
show-players = Mostrar os jogadores
players-of-round = Jogadores da ronda { $round }
seat = lugar { $number }
from-elsewhere = Jogadores de outro lugar
other-players = Outros jogadores
other-players-hint = Os números, como 12, 45.
show-penalties = Mostrar penalizações destes jogadores
show = Mostrar

## A infração e a penalização

penalty-of = Penalização de { $name }
none-today = Ainda nenhuma penalização hoje.
earlier-today = Hoje, antes
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Todas as decisões sobre este jogador: { $count }
players-page = Página do jogador
another = Outra
from-list = da lista
another-infraction = Outra infração
no-infraction = Nenhuma: uma decisão sem penalização
proposed = Proposta:
also-names = A tabela também prevê: { $penalties }.
another-penalty = Outra penalização
as-proposed = Como proposto
as-proposed-penalty = Como proposto: { $penalty }
dropped = Sai do torneio.

## Textos e tempo

texts-and-time = O que aconteceu, resposta, tempo
now-or-later = agora ou depois
timed = Cronometrado na mesa: { $times }.
no-time = Sem tempo
as-long-as-call = A duração da chamada
other-minutes = Outros minutos
other-minutes-hint = Uma decisão de mais de um minuto dá a sua duração (MTR-A X.5A).

## O botão

record = Registar a decisão
record-penalties = Registar: { $penalties }
record-waits-head-judge = Registar: { $penalties }, aguarda o juiz principal
record-waits-organizer = Registar: { $penalties }, aguarda a organização
confirm-as-organizer = Não há juiz principal na equipa: pela organização, confirmo a penalização { $penalty }.

## Avisos e erros

recorded = A decisão { $number } foi registada.
nothing-recorded = Nada foi registado.
more-below = { $count ->
    [one] E mais { $count } abaixo.
   *[other] E mais { $count } abaixo.
}
no-number = Outros jogadores: { $typed } não é o número de um jogador. Escreve números, como 12, 45.
two-infractions = Há duas infrações escolhidas, uma acima e uma na lista: deixa só uma.
