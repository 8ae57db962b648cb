## Nomes de rondas

round-swiss = Ronda { $number }
round-final = Final
round-semi-finals = Meias-finais
round-quarter-finals = Quartos de final
round-of = Top { $players }
round-playoff = Ronda { $number } do playoff

## Dentro de uma frase

inside-swiss = a ronda { $number }
    .in = na ronda { $number }
    .of = da ronda { $number }
inside-final = a final
    .in = na final
    .of = da final
inside-semi-finals = as meias-finais
    .in = nas meias-finais
    .of = das meias-finais
inside-quarter-finals = os quartos de final
    .in = nos quartos de final
    .of = dos quartos de final
inside-round-of = o top { $players }
    .in = no top { $players }
    .of = do top { $players }
inside-playoff = a ronda { $number } do playoff
    .in = na ronda { $number } do playoff
    .of = da ronda { $number } do playoff

## Num rótulo

label-swiss = ronda { $number }
label-final = final
label-semi-finals = meias-finais
label-quarter-finals = quartos de final
label-round-of = top { $players }
label-playoff = ronda { $number } do playoff

## No começo de uma frase

opening-swiss = A ronda { $number }
    .of = { inside-swiss.of }
opening-final = A final
    .of = { inside-final.of }
opening-semi-finals = As meias-finais
    .of = { inside-semi-finals.of }
opening-quarter-finals = Os quartos de final
    .of = { inside-quarter-finals.of }
opening-round-of = O top { $players }
    .of = { inside-round-of.of }
opening-playoff = A ronda { $number } do playoff
    .of = { inside-playoff.of }

## Até onde alguém chegou no playoff

reached-champion = Título
reached-final = Final
reached-semi-finals = Meia-final
reached-quarter-finals = Quartos de final
reached-round-of = Top { $players }

## Dentro de uma linha

reached-inside-champion = título
reached-inside-final = final
reached-inside-semi-finals = meia-final
reached-inside-quarter-finals = quartos de final
reached-inside-round-of = top { $players }

## Posições

ordinal = { $number }.º
    .f = { $number }.ª
equal-places = Empate { $first }–{ $last }
equal-places-inside = empate { $first }–{ $last }

## O resultado numa ronda

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
tiebreaker-average-seat = Lugar
tiebreaker-games-won = Jogos ganhos

## Nomes longos

tiebreaker-long-match-points = Pontos de partida
tiebreaker-long-match-win = Percentagem de vitórias em partidas
tiebreaker-long-opponents-points = Média de pontos de partida dos oponentes
tiebreaker-long-opponents-match-win = Percentagem de vitórias dos oponentes em partidas
tiebreaker-long-win = Percentagem de vitórias com byes
tiebreaker-long-opponents-win = Percentagem de vitórias dos oponentes com byes
tiebreaker-long-head-to-head = Confronto direto
tiebreaker-long-average-seat = Lugar médio
tiebreaker-long-games-won = Jogos ganhos

## Nomes longos dentro de uma frase

tiebreaker-inside-match-points = pontos de partida
tiebreaker-inside-match-win = percentagem de vitórias em partidas
tiebreaker-inside-opponents-points = média de pontos de partida dos oponentes
tiebreaker-inside-opponents-match-win = percentagem de vitórias dos oponentes em partidas
tiebreaker-inside-win = percentagem de vitórias com byes
tiebreaker-inside-opponents-win = percentagem de vitórias dos oponentes com byes
tiebreaker-inside-head-to-head = confronto direto
tiebreaker-inside-average-seat = lugar médio
tiebreaker-inside-games-won = jogos ganhos

## Níveis de aplicação de regras

level-regular = Regular
level-competitive = Competitivo
level-professional = Profissional

## O estado de um torneio

state-setup = Em preparação
state-registration = Inscrições
state-swiss = Rondas suíças
state-cut-announced = Corte anunciado
state-playoff = Playoff
state-finished = Encerrado
state-cancelled = Cancelado
state-not-started = Por começar
state-registration-open = Inscrições abertas

## O estado de uma ronda

round-draft = Rascunho
round-published = Publicada
round-running = A decorrer
round-finished = Encerrada

## O estado de uma inscrição

player-registered = Inscrição feita
player-pending = Aguarda aprovação
player-waitlisted = Lista de espera
player-removed = Removida

## Depois do fim do tempo

end-extra-turns = mais um turno por cada jogador ainda em jogo
end-finish-turn = termina-se o turno em curso

## O corte

outlook-in = dentro
outlook-out = fora

## Funções da equipa

role-organizer = Organização
role-head-judge = Juiz principal
role-judge = Juiz
role-scorekeeper = Scorekeeper
role-administrator = Administração
role-staff = Equipa

## Dentro de uma frase

role-inside-organizer = organização
role-inside-head-judge = juiz principal
role-inside-judge = juiz
role-inside-scorekeeper = scorekeeper
role-inside-administrator = administração
role-inside-staff = equipa

## Penalizações

penalty-none = Sem penalização
penalty-caution = Aviso
penalty-warning = Advertência
penalty-skip-turn = Saltar Turno
penalty-game-loss = Perda de Jogo
penalty-match-loss = Perda de Partida
penalty-disqualification = Desqualificação
penalty-and-drop = { $penalty } e saída do torneio

## Categorias de infrações

category-game-play = Erro de Jogo
category-tournament = Erro de Torneio
category-conduct = Conduta Antidesportiva

## Partes de uma decklist

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
