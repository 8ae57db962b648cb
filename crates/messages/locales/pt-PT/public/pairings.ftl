## Os emparelhamentos de uma ronda

title = Emparelhamentos
title-of-round = Emparelhamentos, { $round }

## Em que ponto a ronda está

published-at = Publicada às { $time }
started-with-clock = Iniciada às { $time }, { $clock }
started-untimed = Iniciada às { $time }, sem limite de tempo
finished = Encerrada

## Acima da lista

players-draft-in-pods = Os jogadores fazem o draft nestes pods e jogam neles a ronda 1 (MTR-A X.6A).
changed-by-hand = Alterado à mão.
what-was-changed = O que mudou e porquê
to-your-table = Ir para a tua mesa
order = Ordem
by-table = Por mesa
by-last-name = Por apelido
by-name = Por nome
tables = Mesas

## Busca sem resultado

nobody-by-that-name = Ninguém com esse nome nesta ronda
tell-organizer-now = Se devias estar nos emparelhamentos e não estás, avisa já a organização.

## A lista por nome

players-by-name = Jogadores por nome, com mesa e lugar
players-by-last-name = Jogadores por apelido, com mesa e lugar
bye = Bye
loss = Derrota

## A lista por mesa

seed = seed { $seed }
drawn = Empate.
advances-by-seed = { $player } avança pelo seed.
drawn-without = Empate; sem ponto: { $players }.
games = Jogos: { $games }.
games-won = { $player } { $count }
games-drawn = empates { $count }
byes = Byes
bye-points = { $points ->
    [one] Sem partida nesta ronda, { $points } ponto.
   *[other] Sem partida nesta ronda, { $points } pontos.
}
not-paired = Fora do emparelhamento, perda de partida
why-not-paired = Jogadores que chegaram depois de feito o emparelhamento ou estavam ausentes.

## Abaixo da lista

rounds = Rondas

## Antes da primeira ronda

none-published = Ainda não foi publicada nenhuma ronda
appear-here = As mesas e os lugares aparecem aqui quando a organização publicar a primeira ronda. Até lá, podes verificar se estás <a>na lista de jogadores</a>.
