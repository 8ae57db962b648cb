## Os pareamentos de uma rodada

title = Pareamentos
title-of-round = Pareamentos, { $round }

## Em que ponto a rodada está

published-at = Publicada às { $time }
started-with-clock = Iniciada às { $time }, { $clock }
started-untimed = Iniciada às { $time }, sem limite de tempo
finished = Encerrada

## Acima da lista

players-draft-in-pods = Os jogadores fazem o draft nestes pods e jogam neles a rodada 1 (MTR-A X.6A).
changed-by-hand = Alterado à mão.
what-was-changed = O que mudou e por quê
to-your-table = Ir à sua mesa
order = Ordem
by-table = Por mesa
by-last-name = Por sobrenome
by-name = Por nome
tables = Mesas

## Busca sem resultado

nobody-by-that-name = Ninguém com esse nome nesta rodada
tell-organizer-now = Se você deveria estar nos pareamentos e não está, avise a organização agora.

## A lista por nome

players-by-name = Jogadores por nome, com mesa e assento
players-by-last-name = Jogadores por sobrenome, com mesa e assento
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
    [one] Sem partida nesta rodada, { $points } ponto.
   *[other] Sem partida nesta rodada, { $points } pontos.
}
not-paired = Fora do pareamento, perda de partida
why-not-paired = Jogadores que chegaram depois de feito o pareamento ou estavam ausentes.

## Abaixo da lista

rounds = Rodadas

## Antes da primeira rodada

none-published = Nenhuma rodada foi publicada ainda
appear-here = As mesas e os assentos aparecem aqui quando a organização publicar a primeira rodada. Até lá, você pode conferir se está <a>na lista de jogadores</a>.
