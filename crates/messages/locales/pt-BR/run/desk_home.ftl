## Avisos depois de um passo

opened = O torneio está aberto: suas páginas estão na página inicial.
finished = O torneio está encerrado.
reopened = O torneio está aberto de novo.

## Em que ponto o torneio está

line-draft = { $round }, rascunho
line-published = { $round }, pareamentos publicados
line-running = { $round }, em andamento
line-finished = { $round }, fim
no-round-yet = Nenhuma rodada ainda
rounds-played = { $count ->
    [one] { $count } rodada jogada
   *[other] { $count } rodadas jogadas
}

## As etapas

stages = Em que ponto o torneio está
stage-done = Feito:
stage-registration = Inscrição
stage-check-in = Check-in
stage-rounds = Rodadas
stage-pair = Parear
stage-publish = Publicar
stage-play = Jogar
stage-finish = Encerrar
stage-cut = Corte
stage-playoff = Playoff
stage-end = Fim

## O próximo passo

next = Próximo passo

## Antes de abrir o torneio

players-so-far = { $count ->
    [one] { $count } jogador até agora
   *[other] { $count } jogadores até agora
}
open-means = Só a equipe e quem tem o link veem o torneio. Abra quando os jogadores puderem encontrá-lo; publicar a rodada 1 também o abre.
all-here = Já estão todos aqui? O torneio começa com o pareamento da rodada 1.
open-tournament = Abrir o torneio
pair-round = Parear a rodada { $round }
names = Nomes
names-hint = Cole os nomes, um por linha. Você confere antes de adicionar.
look-at-names = Conferir os nomes
send-file = Enviar um arquivo

## O check-in

checked-in-of = { $here } de { $all } com check-in
checked-in = Check-in feito
absent-means = Quem não está aqui sai do torneio antes da rodada 1 ou entra no pareamento com os outros.
too-few = { $here ->
    [one] { $here } é pouco para uma rodada suíça.
   *[other] { $here } é pouco para uma rodada suíça.
}
check-in = Fazer check-in
pair-who-are-here = Parear os { $here } presentes
pair-all = Parear todos os { $all }

## Uma rodada é pareada

nobody-checked-in = { $players } jogadores, nenhum com check-in: { $plan }.
everybody-checked-in = { $players } jogadores, todos aqui: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } rodada suíça
   *[other] { $rounds } rodadas suíças
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } rodada suíça, depois um playoff de { $cut }
   *[other] { $rounds } rodadas suíças, depois um playoff de { $cut }
}
size = { $players } em { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Só a equipe vê os pareamentos até que você os publique.
why-anyway = Por que continuar mesmo assim
why-anyway-hint = Fica gravado.

## Um rascunho

draft-of = Rascunho { $round-of }
why-so = Por que é assim
tables-as-seeded = { $tables ->
    [one] { $tables } mesa, conforme os seeds.
   *[other] { $tables } mesas, conforme os seeds.
}
publish-only-means = Se você só publicar, os jogadores podem achar seus assentos antes que você inicie a rodada e o relógio.

## Uma rodada publicada é iniciada

is-published = { $number ->
    [one] { $round } já tem pareamentos publicados
   *[other] { $round } já têm pareamentos publicados
}
start-when = Inicie a rodada quando todos estiverem sentados: o relógio começa.

## Os resultados

reported-of = { $reported } de { $tables } mesas com resultado
tables-reported = Mesas com resultado
outstanding = Pendentes
note-disputed = contestado
note-to-confirm = a confirmar
note-minutes = +{ $minutes } min
enter-results = Registrar resultados
find-seats = Os jogadores acham seus assentos na página de <a>pareamentos</a> ou no <a>projetor</a>.
report-by-links = Eles informam resultados na própria página, que se abre com <a>links para imprimir</a>.

## Uma rodada é encerrada

every-table-has = Todas as mesas { $round-of } têm resultado
finish-means = Encerrar torna públicos os resultados e a classificação.

## O corte

swiss-over = As rodadas suíças foram jogadas
four-players = Quatro jogadores, um pod
no-swiss = { $players } jogadores não jogam rodadas suíças, só um pod de playoff (MTR-A Appendix E).
choose-cut = Escolher o corte
who-is-in = Quem está dentro
drawn-by-lot = por sorteio
announce-top = Anunciar o top { $cut }
another-cut = Outro corte
end-without-playoff = Encerrar sem playoff
leader-wins = Vence quem está só na liderança da classificação. Encerrar publica o segredo dos sorteios do torneio.
finish-tournament = Encerrar o torneio

## Uma rodada do playoff

table-can-be-made = A mesa { $round-of } pode ser feita.
tables-can-be-made = As mesas { $round-of } podem ser feitas.
waiting = Esperam:
make-table = Fazer a mesa { $round-of }
make-tables = Fazer as mesas { $round-of }

## O fim

winner-is = Título: <bdi>{ $name }</bdi>
all-played = Todas as rodadas foram jogadas
finish-publishes = Encerrar publica o segredo dos sorteios do torneio, para que todos possam conferi-los.
over = O torneio acabou
winner = Título: <b><bdi>{ $name }</bdi></b>.
for-community = Para sua comunidade
copy-tournament = Copiar o torneio

## O texto para chats e fóruns

community-won = { $names } venceu { $tournament } ({ $players }).
community-share = { $names } dividem o primeiro lugar em { $tournament } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Classificação: { $places }.

## O relógio da rodada

add-time-for-all = Dar tempo a todos
change-break = Alterar o intervalo

## O plano

plan = Plano
state = Estado
registered-and-here = { $registered }, { $here } com check-in
registered-here-and-left = { $left ->
    [one] { $registered }, { $here } com check-in, { $left } saiu
   *[other] { $registered }, { $here } com check-in, { $left } saíram
}
rounds-follow = dependem do número de jogadores
top = Top { $cut }
recommended = Recomendado
recommended-rounds = { $rounds } rodadas, top { $cut }, para { $players } jogadores
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } rodadas, top { $cut }, para { $players } jogadores com { $byes } bye (contados como { $counted })
   *[other] { $rounds } rodadas, top { $cut }, para { $players } jogadores com { $byes } byes (contados como { $counted })
}
self-registration = Inscrição pelo site
registration-open = aberta
registration-closed = fechada
announce-something = Publicar um aviso

## Reabrir um torneio encerrado

reopen-tournament = Reabrir o torneio
reopen-means = Só para corrigir um erro: o segredo dos sorteios já é público. Todos podem ler o motivo.
reopen = Reabrir
