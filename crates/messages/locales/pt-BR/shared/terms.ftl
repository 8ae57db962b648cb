## Nomes de rodadas

round-swiss = Rodada { $number }
round-final = Final
round-semi-finals = Semifinais
round-quarter-finals = Quartas de final
round-of = Top { $players }
round-playoff = Rodada { $number } do playoff

## Dentro de uma frase

inside-swiss = a rodada { $number }
    .in = na rodada { $number }
    .of = da rodada { $number }
inside-final = a final
    .in = na final
    .of = da final
inside-semi-finals = as semifinais
    .in = nas semifinais
    .of = das semifinais
inside-quarter-finals = as quartas de final
    .in = nas quartas de final
    .of = das quartas de final
inside-round-of = o top { $players }
    .in = no top { $players }
    .of = do top { $players }
inside-playoff = a rodada { $number } do playoff
    .in = na rodada { $number } do playoff
    .of = da rodada { $number } do playoff

## Em um rótulo

label-swiss = rodada { $number }
label-final = final
label-semi-finals = semifinais
label-quarter-finals = quartas de final
label-round-of = top { $players }
label-playoff = rodada { $number } do playoff

## No começo de uma frase

opening-swiss = A rodada { $number }
    .of = { inside-swiss.of }
opening-final = A final
    .of = { inside-final.of }
opening-semi-finals = As semifinais
    .of = { inside-semi-finals.of }
opening-quarter-finals = As quartas de final
    .of = { inside-quarter-finals.of }
opening-round-of = O top { $players }
    .of = { inside-round-of.of }
opening-playoff = A rodada { $number } do playoff
    .of = { inside-playoff.of }

## Até onde alguém chegou no playoff

reached-champion = Título
reached-final = Final
reached-semi-finals = Semifinal
reached-quarter-finals = Quartas de final
reached-round-of = Top { $players }

## Dentro de uma linha

reached-inside-champion = título
reached-inside-final = final
reached-inside-semi-finals = semifinal
reached-inside-quarter-finals = quartas de final
reached-inside-round-of = top { $players }

## Posições

ordinal = { $number }º
    .f = { $number }ª
equal-places = { $first }–{ $last }
equal-places-inside = { $first }–{ $last }

## O resultado em uma rodada

scored-won = Vitória
scored-drawn = Empate
scored-lost = Derrota
scored-bye = Bye
scored-match-loss = Perda de partida

## Critérios de desempate

tiebreaker-match-points = Pontos
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Assento
tiebreaker-games-won = Jogos vencidos

## Nomes longos

tiebreaker-long-match-points = Pontos de partida
tiebreaker-long-match-win = Porcentagem de vitórias em partidas
tiebreaker-long-opponents-points = Média de pontos de partida dos oponentes
tiebreaker-long-opponents-match-win = Porcentagem de vitórias dos oponentes em partidas
tiebreaker-long-win = Porcentagem de vitórias com byes
tiebreaker-long-opponents-win = Porcentagem de vitórias dos oponentes com byes
tiebreaker-long-head-to-head = Confronto direto
tiebreaker-long-average-seat = Assento médio
tiebreaker-long-games-won = Jogos vencidos

## Nomes longos dentro de uma frase

tiebreaker-inside-match-points = pontos de partida
tiebreaker-inside-match-win = porcentagem de vitórias em partidas
tiebreaker-inside-opponents-points = média de pontos de partida dos oponentes
tiebreaker-inside-opponents-match-win = porcentagem de vitórias dos oponentes em partidas
tiebreaker-inside-win = porcentagem de vitórias com byes
tiebreaker-inside-opponents-win = porcentagem de vitórias dos oponentes com byes
tiebreaker-inside-head-to-head = confronto direto
tiebreaker-inside-average-seat = assento médio
tiebreaker-inside-games-won = jogos vencidos

## Níveis de aplicação de regras

level-regular = Regular
level-competitive = Competitivo
level-professional = Profissional

## O estado de um torneio

state-setup = Em preparação
state-registration = Inscrições
state-swiss = Rodadas suíças
state-cut-announced = Corte anunciado
state-playoff = Playoff
state-finished = Encerrado
state-cancelled = Cancelado
state-not-started = Não começou
state-registration-open = Inscrições abertas

## O estado de uma rodada

round-draft = Rascunho
round-published = Publicada
round-running = Em andamento
round-finished = Encerrada

## O estado de uma inscrição

player-registered = Inscrição feita
player-pending = Aguarda aprovação
player-waitlisted = Lista de espera
player-removed = Removida

## Depois do fim do tempo

end-extra-turns = mais um turno para cada jogador ainda no jogo
end-finish-turn = termina-se o turno em andamento

## O corte

outlook-in = dentro
outlook-out = fora

## Funções da equipe

role-organizer = Organização
role-head-judge = Juiz principal
role-judge = Juiz
role-scorekeeper = Scorekeeper
role-administrator = Administração
role-staff = Equipe

## Dentro de uma frase

role-inside-organizer = organização
role-inside-head-judge = juiz principal
role-inside-judge = juiz
role-inside-scorekeeper = scorekeeper
role-inside-administrator = administração
role-inside-staff = equipe

## Penalidades

penalty-none = Sem penalidade
penalty-caution = Aviso
penalty-warning = Advertência
penalty-skip-turn = Pular Turno
penalty-game-loss = Perda de Jogo
penalty-match-loss = Perda de Partida
penalty-disqualification = Desqualificação
penalty-and-drop = { $penalty } e saída do torneio

## Categorias de infrações

category-game-play = Erro de Jogo
category-tournament = Erro de Torneio
category-conduct = Conduta Antidesportiva

## Partes de uma lista de deck

section-commander = Comandante
section-companion = Companheiro
section-deck = Deck
section-sideboard = Sideboard
section-aside = À parte

## As cores do Magic

colour-white = branco
colour-blue = azul
colour-black = preto
colour-red = vermelho
colour-green = verde
colourless = incolor
