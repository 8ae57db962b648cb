## Ainda sem vaga

pending = À espera de aprovação
pending-text = A tua inscrição está feita, mas a organização ainda não a aprovou. Esta página muda quando isso acontecer.
waitlisted = Já não há vagas
waitlisted-text = És o número { $number } da lista de espera e entras assim que abrir uma vaga.
removed = Não estás neste torneio
removed-text = Se devias estar, avisa a organização.

## Antes das rondas

checked-in = Check-in feito
registered = Inscrição feita
not-open = O torneio ainda não abriu.
check-in-at-venue = Faz check-in quando chegares ao local.
table-with-round-one = A tua mesa aparece aqui quando os emparelhamentos da ronda 1 forem publicados.
late-entry = Jogas a partir da ronda { $round }
late-entry-text = A tua mesa aparece aqui quando os emparelhamentos dessa ronda forem publicados.

## À mesa

table-word = Mesa
out-of-game = Estás fora deste jogo: até ao fim, só assistes (MTR-A 1.10A).
your-turn = É o teu turno.
turn-of = É o turno de { $player }.
time-is-up-extra-turns = O tempo acabou. Terminem este turno; depois, mais um turno por cada jogador ainda em jogo. Um juiz já vem.
time-is-up-finish-turn = O tempo acabou. Terminem este turno; não há outro. Um juiz já vem.
time-is-up-overtime = { $minutes ->
    [one] O tempo acabou. Terminem este turno em { $minutes } minuto, no máximo; não há outro. Um juiz já vem.
   *[other] O tempo acabou. Terminem este turno em { $minutes } minutos, no máximo; não há outro. Um juiz já vem.
}
overtime-is-over = O prolongamento acabou: parem de jogar. Um juiz termina o jogo.
time-called-last-turn = O fim do tempo foi anunciado. Terminem este turno; não há outro.
time-called-turns = O fim do tempo foi anunciado. Terminem este turno e joguem mais { $turns }. Um juiz conta os turnos.
time-called-several-turns = O fim do tempo foi anunciado. Terminem os turnos em curso; ainda podem começar mais { $turns }. Um juiz conta os turnos.
game-ended = O jogo terminou; o juiz confirma-o.

## Por que alguém está fora do jogo

out-lost = perdeu
out-conceded = concedeu
out-drawn = empatou
out-game-loss = perda de jogo
out-match-loss = perda de partida
out-disqualified = desqualificação

## Resultado comunicado pela mesa

waiting-for-others = À espera dos outros
you-reported-at = Comunicaste às { $when }: { $result }. Conta quando outra pessoa da mesa o confirmar na sua página.
reported-this = { $player } comunicou isto às { $when }. Está certo?
another-reported-this = Outra pessoa comunicou isto às { $when }. Está certo?
staff-decides = A equipa decide
stay-at-table = Fica na mesa.
you-reported = Comunicaste: { $result }.
another-reported = Outra pessoa comunicou: { $result }.
you-dispute = Contestas: «{ $objection }»
another-disputes = Outra pessoa contesta: «{ $objection }»
result-entered = Resultado registado pela equipa.
result-you-reported = Resultado registado. Comunicaste tu; confirmação de { $confirmer }.
result-you-confirmed = Resultado registado. Comunicado por { $reporter }; confirmaste tu.
result-reported = Resultado registado. Comunicado por { $reporter }; confirmação de { $confirmer }.
another-player = outra pessoa
your-concession-disputed = Há desacordo sobre se concedeste: a equipa decide.
concession-disputed = Há desacordo sobre uma concessão ({ $players }): a equipa decide.
wrong-call-judge = Se não estiver certo, chama um juiz.

## Uma ronda sem mesa

bye = Bye
bye-text = { $points ->
    [one] Nenhuma partida nesta ronda; vale { $points } ponto.
   *[other] Nenhuma partida nesta ronda; vale { $points } pontos.
}
match-loss = Perda de partida
match-loss-text = Ficaste fora do emparelhamento desta ronda: conta como perda de partida. Se isso estiver errado, avisa já a organização.
unpaired = Não estás nesta ronda
unpaired-text = Se devias estar, avisa já a organização.

## Entre rondas

pairings-soon = Emparelhamentos em breve
how-it-went = { $over }: { $result }.
round-is-over = { $number ->
    [one] { $round } terminou
   *[other] { $round } terminaram
}
had-bye = tiveste bye
had-match-loss = tiveste uma perda de partida
table-is-void = a mesa { $table } foi anulada e não vale para ninguém
you-won = ganhaste na mesa { $table }
player-won = { $player } ganhou na mesa { $table }
table-drawn = a mesa { $table } empatou
table-no-result = a mesa { $table } está sem resultado
next-table = A tua próxima mesa aparece aqui quando estiverem publicados os emparelhamentos { $round-of }.

## Depois das rondas suíças e no playoff

rounds-over = As rondas terminaram
rounds-over-text = A classificação final sai em breve.
swiss-over = As rondas suíças terminaram
swiss-over-text = A seguir, é anunciado aqui o top { $cut }.
wait-for = Aguardas { $round }
play-in = Jogas { $round }
seeded = És o seed { $seed }. A tua mesa aparece aqui quando os emparelhamentos forem publicados.
missed-cut = Ficaste fora do corte
missed-cut-text = Ficaste na { $place-f } posição entre { $count } após as rondas suíças. Agradecemos a tua participação!

## No fim

champion = O título é teu!
champion-text = Ganhaste o torneio.
finished = Terminaste na { $place-f } posição entre { $count }
tournament-over = O torneio terminou
thank-you = Agradecemos a tua participação!

## Saída, desqualificação, cancelamento

dropped = Saíste do torneio
dropped-after = Saíste do torneio após { $round }
dropped-text = Já não entras nos emparelhamentos. Se foi engano, avisa a equipa.
disqualified = Desqualificação
disqualified-text = Já não entras nos emparelhamentos. O juiz principal responde às tuas perguntas.
cancelled = Este torneio foi cancelado
