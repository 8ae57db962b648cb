## Uma nova decisão

the-call = O chamado

## Os jogadores

table-and-players = Mesa e jogadores
table-other-players = Mesa { $table }, outros jogadores
show-players = Mostrar os jogadores
players-of-round = Jogadores da rodada { $round }
seat = assento { $number }
from-elsewhere = Jogadores de outro lugar
other-players = Outros jogadores
other-players-hint = Os números, como 12, 45.
show-penalties = Mostrar penalidades
show = Mostrar

## A infração e a penalidade

penalty-of = Penalidade de { $name }
none-today = Nenhuma penalidade antes hoje.
earlier-today = Antes, hoje
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Todas as decisões sobre este jogador: { $count }
players-page = Página do jogador
another = Outra
from-list = da lista
another-infraction = Outra infração
no-infraction = Nenhuma: uma decisão sem penalidade
proposed = Proposta:
also-names = A tabela também prevê: { $penalties }.
another-penalty = Outra penalidade
as-proposed = Como proposto
as-proposed-penalty = Como proposto: { $penalty }
dropped = E sai do torneio.

## Textos e tempo

texts-and-time = O que aconteceu, resposta, tempo
now-or-later = agora ou depois
timed = Cronometrado na mesa: { $times }.
no-time = Sem tempo
as-long-as-call = A duração do chamado
other-minutes = Outros minutos
other-minutes-hint = Uma decisão de mais de um minuto dá sua duração (MTR-A X.5A).

## O botão

record = Registrar a decisão
record-penalties = Registrar: { $penalties }
record-waits-head-judge = Registrar: { $penalties }, espera o juiz principal
record-waits-organizer = Registrar: { $penalties }, espera a organização
confirm-as-organizer = Não há juiz principal na equipe: pela organização, confirmo a penalidade { $penalty }.

## Avisos e erros

recorded = A decisão { $number } foi registrada.
nothing-recorded = Nada foi registrado.
more-below = { $count ->
    [one] E mais { $count } abaixo.
   *[other] E mais { $count } abaixo.
}
no-number = Outros jogadores: { $typed } não é número de um jogador. Digite números, como 12, 45.
two-infractions = Há duas infrações escolhidas, uma acima e uma na lista: deixe só uma.
