## Registro de resultados

results-of = Resultados: { $round }
reported-of = <b>{ $reported }</b> de { $all } com resultado
not-started = não começou: o primeiro resultado inicia a rodada e o relógio
finish-round = Encerrar a rodada
one-key-per-game = Uma tecla por jogo, em ordem: 1D1 é assento 1, um empate, assento 1.
keys-still-in = <kbd>=</kbd> e assentos: empate de quem ainda estava no jogo, como =124
keys-places = Assentos na ordem das posições, com <kbd>&gt;</kbd> entre eles e <kbd>=</kbd> entre quem saiu ao mesmo tempo, como 3&gt;1=4&gt;2
table-is-reported = Mesa { $table }: resultado registrado.
can-be-undone = O que você registra pode ser desfeito por alguns segundos.

## Sem rodada em andamento

no-round = Nenhuma rodada recebe resultados
no-round-text = Os resultados são registrados aqui quando uma rodada for publicada.
corrected-at-tables = Resultados de rodadas encerradas são corrigidos <a>nas mesas delas</a>.

## Decisões

rulings = Decisões
rulings-to-agree = Decisões que os resultados precisam respeitar
reminder = Mesa { $table }: <bdi>{ $player }</bdi>, { $text } (<a>decisão { $ruling }</a>)

## O que os jogadores informam

players-report = O que os jogadores informam
to-confirm = { $count } a confirmar
more-reports = { $count ->
    [one] Mais { $count } espera os outros da mesa.
   *[other] Mais { $count } esperam os outros de suas mesas.
}
entered-otherwise = Registrado de modo diferente do que um jogador informou:
link-table = mesa { $table }
disputed = Contestado
ruled-out = Impedido
waits = Em espera
button-at-table = { $label }, mesa { $table }

## As mesas

which-tables = Quais mesas
list-outstanding = Pendentes: { $count }
list-reported = Prontas: { $count }
tables = Mesas
seats = Assentos
reported = informado
undo = Desfazer
change = Alterar
draw = Empate
drawn-game = Jogo empatado
losses = Concedeu, saiu …
games-done = Pronto
undo-game = Desfazer um jogo
games = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
games-and-drawn = { $count ->
    [one] { $count } jogo, empates: { $drawn }
   *[other] { $count } jogos, empates: { $drawn }
}
overrule-it = Substituir

## Avisos

already-so = A mesa { $table } já tinha este resultado.
undo-clears-result = Desfazer só apaga o resultado: uma saída do torneio se desfaz na página do jogador.
reported-before = Alguém registrou antes: { $stored }. O seu não foi gravado.
at-table = Mesa { $table }: { $sentence }
unknown-entry = Não foi possível ler { $typed }. Digite C e um assento para concessão, M e um assento para perda de partida, D e um assento para saída, como c2 m3 d4.
