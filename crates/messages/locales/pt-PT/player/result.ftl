## Comunicar o resultado

report-result = Comunicar resultado
place = Mesa { $table }, { $round }
who-won = Quem ganhou?
who-won-game = Quem ganhou o jogo { $game }?
tap-seat = Toca no lugar.
player-won = { $player } ganhou
nobody-won = Empate: ninguém ganhou
who-was-still-in = Quem ainda estava no jogo?
who-was-still-in-hint = Quem ainda estava no jogo partilha o empate. Quem saiu antes perdeu.
draw = Empate
counts-when-confirmed = Conta quando outra pessoa da mesa o confirmar.
other-report = Outra pessoa já comunicou. O mesmo resultado conta logo; se comunicares outro, a equipa decide.
report-it = Comunicar
not-yet = Ainda não
so-far = Até agora: <bdi>{ $result }</bdi>. <a>A partida terminou aqui</a>
back-to-table = Voltar à tua mesa
somebody-conceded = Alguém concedeu a partida, ou houve jogos antes
who-conceded = Quem concedeu a partida?
who-conceded-hint = Custa a essa pessoa os pontos da partida, por isso só conta quando ela o confirmar na sua página ou um juiz o fizer.
games-in-order = Jogos por ordem
games-in-order-hint = Uma tecla por jogo: o lugar de quem ganhou, ou D para empate. D2 significa um jogo empatado, depois ganhou o lugar 2.
next = Continuar
