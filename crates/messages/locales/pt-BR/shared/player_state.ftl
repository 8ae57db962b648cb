## Ainda sem vaga

pending = Aguardando aprovação
pending-text = Sua inscrição foi feita, mas a organização ainda não a aprovou. Esta página muda quando isso acontecer.
waitlisted = Não há mais vagas
waitlisted-text = Você é o número { $number } da lista de espera e entra assim que abrir uma vaga.
removed = Você não está neste torneio
removed-text = Se deveria estar, avise a organização.

## Antes das rodadas

checked-in = Check-in feito
registered = Inscrição feita
not-open = O torneio ainda não abriu.
check-in-at-venue = Faça check-in quando chegar ao local.
table-with-round-one = Sua mesa aparece aqui quando os pareamentos da rodada 1 forem publicados.
late-entry = Você joga a partir da rodada { $round }
late-entry-text = Sua mesa aparece aqui quando os pareamentos dessa rodada forem publicados.

## À mesa

table-word = Mesa
out-of-game = Você está fora deste jogo: até o fim, apenas assista (MTR-A 1.10A).
your-turn = É o seu turno.
turn-of = Joga agora: { $player }.
time-is-up-extra-turns = O tempo acabou. Terminem este turno; depois, mais um turno para cada jogador ainda no jogo. Um juiz já vem.
time-is-up-finish-turn = O tempo acabou. Terminem este turno; não há outro. Um juiz já vem.
time-is-up-overtime = { $minutes ->
    [one] O tempo acabou. Terminem este turno em até { $minutes } minuto; não há outro. Um juiz já vem.
   *[other] O tempo acabou. Terminem este turno em até { $minutes } minutos; não há outro. Um juiz já vem.
}
overtime-is-over = A prorrogação acabou: parem de jogar. Um juiz encerra o jogo.
time-called-last-turn = Fim do tempo. Terminem este turno; não há outro.
time-called-turns = Fim do tempo. Terminem este turno e joguem mais { $turns }. Um juiz conta os turnos.
time-called-several-turns = Fim do tempo. Terminem os turnos em andamento; ainda podem começar mais { $turns }. Um juiz conta os turnos.
game-ended = O jogo terminou; o juiz confirma.

## Por que alguém está fora do jogo

out-lost = perdeu
out-conceded = concedeu
out-drawn = empatou
out-game-loss = perda de jogo
out-match-loss = perda de partida
out-disqualified = desqualificação

## Resultado informado pela mesa

waiting-for-others = Esperando os outros
you-reported-at = Você informou às { $when }: { $result }. Vale quando outra pessoa da mesa confirmar na própria página.
reported-this = { $player } informou isto às { $when }. Está certo?
another-reported-this = Outra pessoa informou isto às { $when }. Está certo?
staff-decides = A equipe decide
stay-at-table = Fique na mesa.
you-reported = Você informou: { $result }.
another-reported = Outra pessoa informou: { $result }.
you-dispute = Você contesta: “{ $objection }”
another-disputes = Outra pessoa contesta: “{ $objection }”
result-entered = Resultado registrado pela equipe.
result-you-reported = Resultado registrado. Você informou; confirmação de { $confirmer }.
result-you-confirmed = Resultado registrado. Informado por { $reporter }; você confirmou.
result-reported = Resultado registrado. Informado por { $reporter }; confirmação de { $confirmer }.
another-player = outra pessoa
your-concession-disputed = Há desacordo sobre você ter concedido: a equipe decide.
concession-disputed = Há desacordo sobre uma concessão ({ $players }): a equipe decide.
wrong-call-judge = Se não estiver certo, chame um juiz.

## Uma rodada sem mesa

bye = Bye
bye-text = { $points ->
    [one] Nenhuma partida nesta rodada; vale { $points } ponto.
   *[other] Nenhuma partida nesta rodada; vale { $points } pontos.
}
match-loss = Perda de partida
match-loss-text = Você ficou fora do pareamento desta rodada: conta como perda de partida. Se isso estiver errado, avise a organização agora.
unpaired = Você não está nesta rodada
unpaired-text = Se deveria estar, avise a organização agora.

## Entre rodadas

pairings-soon = Pareamentos em breve
how-it-went = { $over }: { $result }.
round-is-over = { $number ->
    [one] { $round } terminou
   *[other] { $round } terminaram
}
had-bye = você teve um bye
had-match-loss = você teve uma perda de partida
table-is-void = a mesa { $table } foi anulada e não vale para ninguém
you-won = você venceu na mesa { $table }
player-won = { $player } venceu na mesa { $table }
table-drawn = a mesa { $table } empatou
table-no-result = a mesa { $table } está sem resultado
next-table = Sua próxima mesa aparece aqui com os pareamentos { $round-of }.

## Depois das rodadas suíças e no playoff

rounds-over = As rodadas terminaram
rounds-over-text = A classificação final sai em breve.
swiss-over = As rodadas suíças terminaram
swiss-over-text = A seguir, o top { $cut } é anunciado aqui.
wait-for = Você aguarda { $round }
play-in = Você joga { $round }
seeded = Você é o seed { $seed }. Sua mesa aparece aqui quando os pareamentos forem publicados.
missed-cut = Você ficou fora do corte
missed-cut-text = Você ficou em { $place } lugar entre { $count } nas rodadas suíças. Agradecemos sua participação!

## No fim

champion = O título é seu!
champion-text = Você venceu o torneio.
finished = Você terminou em { $place } lugar entre { $count }
tournament-over = O torneio terminou
thank-you = Agradecemos sua participação!

## Saída, desqualificação, cancelamento

dropped = Você saiu do torneio
dropped-after = Você saiu do torneio após { $round }
dropped-text = Você não entra mais nos pareamentos. Se foi engano, avise a equipe.
disqualified = Desqualificação
disqualified-text = Você não entra mais nos pareamentos. O juiz principal responde às suas perguntas.
cancelled = Este torneio foi cancelado
