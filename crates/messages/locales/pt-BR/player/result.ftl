## Informar o resultado

report-result = Informar resultado
place = Mesa { $table }, { $round }
who-won = Quem venceu?
who-won-game = Quem venceu o jogo { $game }?
tap-seat = Toque no assento.
player-won = { $player } venceu
nobody-won = Empate: ninguém venceu
who-was-still-in = Quem ainda estava no jogo?
who-was-still-in-hint = Quem ainda estava no jogo divide o empate. Quem saiu antes perdeu.
draw = Empate
counts-when-confirmed = Vale quando outra pessoa da mesa confirmar.
other-report = Outra pessoa já informou. O mesmo resultado vale na hora; se for outro, a equipe decide.
report-it = Informar
not-yet = Ainda não
so-far = Até agora: <bdi>{ $result }</bdi>. <a>A partida terminou aqui</a>
back-to-table = Voltar à sua mesa
somebody-conceded = Alguém concedeu a partida, ou houve jogos antes
who-conceded = Quem concedeu a partida?
who-conceded-hint = Custa a essa pessoa os pontos da partida, por isso só vale quando ela confirmar na própria página ou um juiz confirmar.
games-in-order = Jogos em ordem
games-in-order-hint = Uma tecla por jogo: o assento de quem venceu, ou D para empate. D2 significa um jogo empatado, depois o assento 2 venceu.
next = Continuar
