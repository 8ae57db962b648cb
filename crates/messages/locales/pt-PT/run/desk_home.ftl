## Avisos depois de um passo

opened = O torneio está aberto: as suas páginas estão na página inicial.
finished = O torneio está encerrado.
reopened = O torneio está aberto de novo.

## Em que ponto o torneio está

line-draft = { $round }, rascunho
line-published = { $round }, publicação feita
line-running = { $round }, a decorrer
line-finished = { $round }, fim
no-round-yet = Ainda não há rondas
rounds-played = { $count ->
    [one] { $count } ronda jogada
   *[other] { $count } rondas jogadas
}

## As etapas

stages = Em que ponto está o torneio
stage-done = Feito:
stage-registration = Inscrição
stage-check-in = Check-in
stage-rounds = Rondas
stage-pair = Emparelhar
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
open-means = Só a equipa e quem tem o link veem o torneio. Abre-o quando os jogadores o puderem encontrar; publicar a ronda 1 também o abre.
all-here = Já estão todos aqui? O torneio começa com o emparelhamento da ronda 1.
open-tournament = Abrir o torneio
pair-round = Emparelhar a ronda { $round }
names = Nomes
names-hint = Cola os nomes, um por linha. Podes verificá-los antes de os adicionares.
look-at-names = Verificar os nomes
send-file = Enviar um ficheiro

## O check-in

checked-in-of = { $here } de { $all } com check-in
checked-in = Check-in feito
absent-means = Quem não está aqui sai do torneio antes da ronda 1 ou entra no emparelhamento com os outros.
too-few = { $here ->
    [one] { $here } é pouco para uma ronda suíça.
   *[other] { $here } são poucos para uma ronda suíça.
}
check-in = Fazer check-in
pair-who-are-here = Emparelhar os { $here } que estão aqui
pair-all = Emparelhar todos ({ $all })

## Uma ronda é emparelhada

nobody-checked-in = { $players } jogadores, nenhum com check-in: { $plan }.
everybody-checked-in = { $players } jogadores, todos aqui: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } ronda suíça
   *[other] { $rounds } rondas suíças
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } ronda suíça, depois um playoff de { $cut }
   *[other] { $rounds } rondas suíças, depois um playoff de { $cut }
}
size = { $players } em { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Só a equipa vê os emparelhamentos até os publicares.
why-anyway = Motivo para continuar
why-anyway-hint = Fica registado.

## Um rascunho

draft-of = Rascunho { $round-of }
why-so = Porque é assim
tables-as-seeded = { $tables ->
    [one] { $tables } mesa, conforme os seeds.
   *[other] { $tables } mesas, conforme os seeds.
}
publish-only-means = Se só publicares, os jogadores podem encontrar os seus lugares antes de iniciares a ronda e o relógio.

## Uma ronda publicada é iniciada

is-published = { $number ->
    [one] { $round } já tem emparelhamentos publicados
   *[other] { $round } já têm emparelhamentos publicados
}
start-when = Inicia a ronda quando todos estiverem sentados: o relógio começa.

## Os resultados

reported-of = { $reported } de { $tables } mesas com resultado
tables-reported = Mesas com resultado
outstanding = Pendentes
note-disputed = contestado
note-to-confirm = a confirmar
note-minutes = +{ $minutes } min
enter-results = Registar resultados
find-seats = Os jogadores encontram os seus lugares na página de <a>emparelhamentos</a> ou no <a>projetor</a>.
report-by-links = Comunicam os resultados na sua própria página, que abrem com <a>links para imprimir</a>.

## Uma ronda é encerrada

every-table-has = Todas as mesas { $round-of } têm resultado
finish-means = Encerrar a ronda torna públicos os resultados e a classificação.

## O corte

swiss-over = As rondas suíças foram jogadas
four-players = Quatro jogadores, um pod
no-swiss = { $players } jogadores não jogam rondas suíças, só um pod de playoff (MTR-A Appendix E).
choose-cut = Escolher o corte
who-is-in = Quem entra
drawn-by-lot = por sorteio
announce-top = Anunciar o top { $cut }
another-cut = Outro corte
end-without-playoff = Encerrar sem playoff
leader-wins = Ganha quem estiver sem empate no topo da classificação. Encerrar publica o segredo dos sorteios do torneio.
finish-tournament = Encerrar o torneio

## Uma ronda do playoff

table-can-be-made = A mesa { $round-of } pode ser feita.
tables-can-be-made = As mesas { $round-of } podem ser feitas.
waiting = Esperam:
make-table = Fazer a mesa { $round-of }
make-tables = Fazer as mesas { $round-of }

## O fim

winner-is = Título: <bdi>{ $name }</bdi>
all-played = Todas as rondas foram jogadas
finish-publishes = Encerrar publica o segredo dos sorteios do torneio, para que todos possam verificá-los.
over = O torneio acabou
winner = Título: <b><bdi>{ $name }</bdi></b>.
for-community = Para a tua comunidade
copy-tournament = Copiar o torneio

## O texto para chats e fóruns

community-won = { $names } ganhou { $tournament } ({ $players }).
community-share = { $names } partilham a primeira posição em { $tournament } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Classificação: { $places }.

## O relógio da ronda

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
recommended-rounds = { $rounds } rondas, top { $cut }, para { $players } jogadores
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } rondas, top { $cut }, para { $players } jogadores com { $byes } bye (contados como { $counted })
   *[other] { $rounds } rondas, top { $cut }, para { $players } jogadores com { $byes } byes (contados como { $counted })
}
self-registration = Inscrição pelo site
registration-open = aberta
registration-closed = fechada
announce-something = Publicar um aviso

## Reabrir um torneio encerrado

reopen-tournament = Reabrir o torneio
reopen-means = Só para corrigir um erro: o segredo dos sorteios já é público. Todos podem ler o motivo.
reopen = Reabrir
