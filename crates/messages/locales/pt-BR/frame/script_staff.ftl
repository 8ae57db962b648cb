## Buscar uma mesa, um jogador ou uma página

find-what = Mesa, jogador ou página
find-hint = Digite o número de uma mesa, um nome ou uma página.
find-keys = / abre isto; Ctrl-K sempre abre
found = Encontrado
found-count = { $count ->
    [one] { $count } resultado. Enter abre.
   *[other] { $count } resultados. Setas escolhem, Enter abre.
}
found-nothing = Nada com esse nome ou número.
find-no-answer = Sem resposta. Continue a digitar para tentar de novo.

## Quando algo novo espera

when-new = Quando algo novo esperar por você:
vibrate = Vibrar
play-sound = Tocar um som
sound-hint = Depois do primeiro toque em uma página.
badge = Número no ícone
badge-hint = Onde o Podium está instalado como app.
screen-on = Manter a tela ligada
screen-hint = Um celular com a tela apagada não ouve nada.
cannot = Este navegador não consegue.
try-it = Testar
now-waits = Agora: { $what }.
nothing-waits = Nada espera por você agora.

## Resultados pelo teclado

type-table = Digite o número de uma mesa.
table-asked = Mesa { $table } …
no-table = Não há mesa { $table } nesta rodada.
who-won = Mesa { $table }: quem venceu?
wrong-mark = Mesa { $table }: uma marca é C, M ou D e um assento, como c2.
wrong-game = Mesa { $table }: um jogo é um assento de 1 a { $last }, ou D.
no-seat = Mesa { $table }: não há assento { $seat }. Digite de 1 a { $last }, ou D.
table-won = Mesa { $table }: { $winner } venceu.
table-drawn = Mesa { $table }: empate.
table-drawn-among = Mesa { $table }: empate entre { $players }.
match-won = Mesa { $table }: { $games }: { $winner } venceu.
match-games = Mesa { $table }: { $games }.
game-won = jogo { $number } { $winner }
game-drawn = jogo { $number } empate
mark-conceded = concessão
mark-match-loss = perda de partida
mark-drops = sai
not-stored = Não foi gravado
left-unstored = mesa { $table }: { $typed }
enter-again = { $results }. Registre de novo.

## Mesas em que se toca

table-gone = Registrado: agora está na outra lista.
table-lost = Ainda não enviado: a rede não responde. Fica guardado e será enviado depois.
table-kept = Ainda não enviado: a rede não responde. Fica guardado neste aparelho, nesta ordem: { $acts }.
taps-full = Não foi guardado: a lista de toques guardados está cheia.
table-not-stored = Não foi gravado. { $why }
look-at-table = Recarregue a página e confira a mesa.
table-says = Mesa { $table }: { $what }
drawn-game = Jogo empatado
drawn-games = Jogo empatado: { $number }

## Outras páginas

swap-first = { $name } troca de lugar com … escolha outro jogador.
swap-both = { $first } e { $second } trocam de lugar.
let-go = Soltar
record-ruling = Registrar a decisão
record = Registrar: { $penalties }
record-and-wait = Registrar: { $penalties }, espera { $who }
call-length = A duração dele: { $minutes } min
call-length-none = A duração dele: nada até 1 min
door-not-sent = Não foi enviado. A rede não responde. Tente de novo daqui a pouco.
show-their-link = Mostrar o link
no-camera = A câmera não tem permissão ou não está livre. Em vez disso, digite o número.
hold-code = Mostre o código de um jogador à câmera.
