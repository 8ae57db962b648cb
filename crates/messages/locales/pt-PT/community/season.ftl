## Uma época: classificação, noites, recordes e a época de uma pessoa

evenings = { $count ->
    [one] { $count } noite
   *[other] { $count } noites
}
people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
played-of = { $played } de { $planned } noites
closed = Época encerrada
from-to = { $first } – { $last }
from = A partir de { $date }
until = Até { $date }

## Páginas de uma época

page-standings = Classificação
page-evenings = Noites
page-records = Recordes
page-needs = O que falta a cada pessoa
page-rules = Pontuação
page-commanders = Comandantes
pages-of-season = Páginas desta época
to-community = { $community }

## Classificação

nobody-yet = Ainda não há resultados
nobody-yet-hint = Os resultados contam quando uma noite é encerrada.
nobody-by-that-name = Ninguém com esse nome nesta época
choose-a-name = Escolhe um nome para veres de onde vêm os pontos.
standings-as-csv = Classificação em CSV
needs-to-print = O que falta a cada pessoa (para imprimir)
column-person = Nome
column-points = Pontos
column-evenings = Noites
column-won = Ganhas
column-places = Melhores posições
column-best = Melhor noite
column-match-wins = Partidas ganhas
column-match-win-percentage = % partidas ganhas
column-latest = Última noite
places-and-more = { $places }, …

## A que a época leva

leads-to = Prémios
top-gets = { $top ->
    [one] { $reward }: 1.º lugar
   *[other] { $reward }: top { $top }
}
points-get = { $points ->
    [one] { $reward }: todos com { $points } ponto ou mais
   *[other] { $reward }: todos com { $points } pontos ou mais
}
line-now = A linha está entre { $last } e { $next } pontos.
line-tied = As pessoas dos dois lados da linha estão empatadas em todos os critérios de desempate.
line-open = Ainda há vagas acima da linha.
least-evenings = { $count ->
    [one] É preciso participar em pelo menos { $count } noite.
   *[other] É preciso participar em pelo menos { $count } noites.
}
reward-invitation = Convite para a final
reward-byes = { $byes ->
    [one] { $byes } bye na final
   *[other] { $byes } byes na final
}
reward-seed = Seed na final
line-of = Linha: { $reward }

## As hipóteses de uma pessoa

secured = Garantido
above-by = { $lead ->
    [0] Acima da linha, com os mesmos pontos que a pessoa seguinte
    [one] Acima da linha por { $lead } ponto
   *[other] Acima da linha por { $lead } pontos
}
above = Acima da linha
evenings-missing = { $count ->
    [one] Falta participar em { $count } noite.
   *[other] Falta participar em { $count } noites.
}
needs-points = { $points ->
    [one] Falta { $points } ponto para passar a linha atual.
   *[other] Faltam { $points } pontos para passar a linha atual.
}
needs-in-one-evening = { $points ->
    [one] Numa só noite, seria preciso { $points } ponto, porque ela substitui uma noite que conta agora.
   *[other] Numa só noite, seriam precisos { $points } pontos, porque ela substitui uma noite que conta agora.
}
tied = Na linha: { $people } pessoas estão empatadas em todos os critérios de desempate, e { $room ->
    [one] { $room } delas recebe o prémio
   *[other] { $room } delas recebem o prémio
}
by-coming = Basta participar numa noite.
by-place = { $place ->
    [1] Basta ganhar uma noite.
   *[other] Basta a posição { $place } ou melhor numa noite.
}
by-place-alone = { $place ->
    [1] Basta ganhar uma noite, se ninguém partilhar o primeiro lugar.
   *[other] Basta a posição { $place } ou melhor numa noite, se ninguém a partilhar.
}
by-no-place = Nenhuma noite basta sozinha.
out-points = Fora de alcance: as noites que restam não dão pontos suficientes.
out-over = Abaixo da linha.
out-evenings = Fora de alcance: não restam noites suficientes.
needs-explained = Calculado a partir da linha atual, que se move à medida que os outros pontuam. Entre pontos iguais, decidem os critérios de desempate.
evenings-left = { $left ->
    [0] Não resta nenhuma noite.
    [one] Resta { $left } noite.
   *[other] Restam { $left } noites.
}
evenings-left-unknown = O número de noites planeadas não está definido.

## A época de uma pessoa

title-person = { $person } · { $season }
rank-of = Posição { $rank } de { $people }
numbers = Pontos e critérios de desempate, por ordem
chances = Hipóteses
best-of = Contam as { $best } melhores de { $all } noites.
all-count = Todas as noites contam.
evening-by-evening = Noite a noite
caption-evenings = Pontos por noite
column-evening = Noite
column-place = Posição
column-how = Como
not-counted = não conta
places-shared = { $first }–{ $last }
part-place = { $points } pela posição
part-match-points = { $matches ->
    [one] { $points } por { $matches } ponto de partida
   *[other] { $points } por { $matches } pontos de partida
}
part-pods = { $pods ->
    [one] { $points } por { $pods } pod
   *[other] { $points } por { $pods } pods
}
part-participation = { $points } pela participação
part-achievement = { $times ->
    [one] { $points } por «{ $name }»
   *[other] { $points } por «{ $name }» ({ $times } vezes)
}
part-achievement-most = { $points } por «{ $name }» (contam { $times } de { $tapped } vezes)
part-weighted = ({ $sum }) × { $weight }
part-nothing = nada
attendance = Presença
attendance-how = { $times ->
    [one] { $points } por { $every } noites
   *[other] { $times } × { $points }: uma vez a cada { $every } noites
}
together = Total
record = { $wins } ganhas e { $draws } empatadas de { $matches } partidas
not-in-season = A pessoa { $number } não tem nenhum resultado público nesta época.
page-of-person = A página de { $person } na comunidade
page-season-standings = Classificação da época

## Noites

no-evening-yet = Ainda não há noites
no-evening-yet-hint = As noites aparecem aqui quando a organização as adiciona.
caption-season-evenings = Noites da época
column-date = Data
column-winner = Quem ganhou
column-players = Jogadores
counts-times = conta { $weight } vezes
to-come = por jogar
cancelled = cancelada
from-places = só posições
free-pods = pods livres
no-winner = –

## Recordes

records-none = Ainda não há recordes
record-evenings-won = Mais noites ganhas
record-best-evening = Mais pontos numa noite
record-evenings = Mais noites
record-match-wins = Mais partidas ganhas
record-streak = Maior sequência de presenças

## Comandantes

no-commander = Ainda não há comandantes conhecidos
column-entries = Participações
column-matches = Partidas
a-player = Um jogador
