## Uma temporada: classificação, noites, recordes e a temporada de uma pessoa

evenings = { $count ->
    [one] { $count } noite
   *[other] { $count } noites
}
people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
played-of = { $played } de { $planned } noites
closed = Temporada encerrada
from-to = { $first } – { $last }
from = A partir de { $date }
until = Até { $date }

## Páginas de uma temporada

page-standings = Classificação
page-evenings = Noites
page-records = Recordes
page-needs = O que falta a cada pessoa
page-rules = Pontuação
page-commanders = Comandantes
pages-of-season = Páginas desta temporada
to-community = { $community }

## Classificação

nobody-yet = Nenhum resultado ainda
nobody-yet-hint = Os resultados contam quando uma noite é encerrada.
nobody-by-that-name = Ninguém com esse nome nesta temporada
choose-a-name = Escolha um nome para ver de onde vêm os pontos.
standings-as-csv = Classificação em CSV
needs-to-print = O que falta a cada pessoa (para imprimir)
column-person = Nome
column-points = Pontos
column-evenings = Noites
column-won = Vencidas
column-places = Melhores posições
column-best = Melhor noite
column-match-wins = Partidas vencidas
column-match-win-percentage = % partidas vencidas
column-latest = Última noite
places-and-more = { $places }, …

## A que a temporada leva

leads-to = Prêmios
top-gets = { $top ->
    [one] { $reward }: 1º lugar
   *[other] { $reward }: top { $top }
}
points-get = { $points ->
    [one] { $reward }: todos com { $points } ponto ou mais
   *[other] { $reward }: todos com { $points } pontos ou mais
}
line-now = A linha está entre { $last } e { $next } pontos.
line-tied = As pessoas dos dois lados da linha empatam em todos os critérios de desempate.
line-open = Ainda há vagas acima da linha.
least-evenings = { $count ->
    [one] É preciso participar de pelo menos { $count } noite.
   *[other] É preciso participar de pelo menos { $count } noites.
}
reward-invitation = Convite para a final
reward-byes = { $byes ->
    [one] { $byes } bye na final
   *[other] { $byes } byes na final
}
reward-seed = Seed na final
line-of = Linha: { $reward }

## A chance de uma pessoa

secured = Garantido
above-by = { $lead ->
    [0] Acima da linha, com os mesmos pontos da pessoa seguinte
    [one] Acima da linha por { $lead } ponto
   *[other] Acima da linha por { $lead } pontos
}
above = Acima da linha
evenings-missing = { $count ->
    [one] Falta participar de { $count } noite.
   *[other] Falta participar de { $count } noites.
}
needs-points = { $points ->
    [one] Falta { $points } ponto para passar a linha atual.
   *[other] Faltam { $points } pontos para passar a linha atual.
}
needs-in-one-evening = { $points ->
    [one] Em uma só noite, seria preciso { $points } ponto, porque ela substitui uma noite que conta agora.
   *[other] Em uma só noite, seriam precisos { $points } pontos, porque ela substitui uma noite que conta agora.
}
tied = Na linha: { $people } pessoas empatam em todos os critérios de desempate, e { $room ->
    [one] { $room } delas recebe o prêmio
   *[other] { $room } delas recebem o prêmio
}
by-coming = Basta participar de uma noite.
by-place = { $place ->
    [1] Basta vencer uma noite.
   *[other] Basta a posição { $place } ou melhor em uma noite.
}
by-place-alone = { $place ->
    [1] Basta vencer uma noite, se ninguém dividir o primeiro lugar.
   *[other] Basta a posição { $place } ou melhor em uma noite, se ninguém a dividir.
}
by-no-place = Nenhuma noite basta sozinha.
out-points = Fora de alcance: as noites que restam não dão pontos suficientes.
out-over = Abaixo da linha.
out-evenings = Fora de alcance: não restam noites suficientes.
needs-explained = Calculado a partir da linha atual, que se move conforme os outros pontuam. Entre pontos iguais, decidem os critérios de desempate.
evenings-left = { $left ->
    [0] Não resta nenhuma noite.
    [one] Resta { $left } noite.
   *[other] Restam { $left } noites.
}
evenings-left-unknown = O número de noites planejadas não está definido.

## A temporada de uma pessoa

title-person = { $person } · { $season }
rank-of = Posição { $rank } de { $people }
numbers = Pontos e critérios de desempate, em ordem
chances = Chances
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
    [one] { $points } por “{ $name }”
   *[other] { $points } por “{ $name }” ({ $times } vezes)
}
part-achievement-most = { $points } por “{ $name }” (contam { $times } de { $tapped } vezes)
part-weighted = ({ $sum }) × { $weight }
part-nothing = nada
attendance = Presença
attendance-how = { $times ->
    [one] { $points } por { $every } noites
   *[other] { $times } × { $points }: uma vez a cada { $every } noites
}
together = Total
record = { $wins } vencidas e { $draws } empatadas de { $matches } partidas
not-in-season = A pessoa { $number } não tem resultado público nesta temporada.
page-of-person = A página de { $person } na comunidade
page-season-standings = Classificação da temporada

## Noites

no-evening-yet = Nenhuma noite ainda
no-evening-yet-hint = As noites aparecem aqui quando a organização as adiciona.
caption-season-evenings = Noites da temporada
column-date = Data
column-winner = Quem venceu
column-players = Jogadores
counts-times = conta { $weight } vezes
to-come = por vir
cancelled = cancelada
from-places = só posições
free-pods = pods livres
no-winner = –

## Recordes

records-none = Nenhum recorde ainda
record-evenings-won = Mais noites vencidas
record-best-evening = Mais pontos em uma noite
record-evenings = Mais noites
record-match-wins = Mais partidas vencidas
record-streak = Maior sequência de presenças

## Comandantes

no-commander = Nenhum comandante conhecido ainda
column-entries = Participações
column-matches = Partidas
a-player = Um jogador
