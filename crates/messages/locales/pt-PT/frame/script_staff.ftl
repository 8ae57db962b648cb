## Procurar uma mesa, um jogador ou uma página

find-what = Mesa, jogador ou página
find-hint = Escreve o número de uma mesa, um nome ou uma página.
find-keys = / abre isto; Ctrl-K abre sempre
found = Encontrado
found-count = { $count ->
    [one] { $count } resultado. Enter abre.
   *[other] { $count } resultados. As setas escolhem, Enter abre.
}
found-nothing = Nada com esse nome ou número.
find-no-answer = Sem resposta. Continua a escrever para tentar de novo.

## Quando algo novo espera

when-new = Quando algo novo esperar por ti:
vibrate = Vibrar
play-sound = Reproduzir um som
sound-hint = Depois do primeiro toque numa página.
badge = Número no ícone
badge-hint = Onde o Podium está instalado como aplicação.
screen-on = Manter o ecrã ligado
screen-hint = Um telemóvel com o ecrã apagado não ouve nada.
cannot = Este navegador não consegue.
try-it = Testar
now-waits = Agora: { $what }.
nothing-waits = De momento, nada espera por ti.

## Resultados pelo teclado

type-table = Escreve o número de uma mesa.
table-asked = Mesa { $table } …
no-table = Não há mesa { $table } nesta ronda.
who-won = Mesa { $table }: quem ganhou?
wrong-mark = Mesa { $table }: uma marca é C, M ou D e um lugar, como c2.
wrong-game = Mesa { $table }: um jogo é um lugar de 1 a { $last }, ou D.
no-seat = Mesa { $table }: não há lugar { $seat }. Escreve de 1 a { $last }, ou D.
table-won = Mesa { $table }: { $winner } ganhou.
table-drawn = Mesa { $table }: empate.
table-drawn-among = Mesa { $table }: empate entre { $players }.
match-won = Mesa { $table }: { $games }: { $winner } ganhou.
match-games = Mesa { $table }: { $games }.
game-won = jogo { $number } { $winner }
game-drawn = jogo { $number } empate
mark-conceded = concessão
mark-match-loss = perda de partida
mark-drops = sai
not-stored = Não foi guardado
left-unstored = mesa { $table }: { $typed }
enter-again = { $results }. Regista-os de novo.

## Mesas em que se toca

table-gone = Registado: agora está na outra lista.
table-lost = Ainda não enviado: a rede não responde. Fica guardado e será enviado depois.
table-kept = Ainda não enviado: a rede não responde. Fica guardado neste dispositivo, nesta ordem: { $acts }.
taps-full = Este toque não foi guardado: a lista de toques guardados está cheia.
table-not-stored = Não foi guardado. { $why }
look-at-table = Recarrega a página e verifica a mesa.
table-says = Mesa { $table }: { $what }
drawn-game = Jogo empatado
drawn-games = Jogo empatado: { $number }

## Outras páginas

swap-first = { $name } troca de lugar com … escolhe outro jogador.
swap-both = { $first } e { $second } trocam de lugar.
let-go = Soltar
record-ruling = Registar a decisão
record = Registar: { $penalties }
record-and-wait = Registar: { $penalties }, aguarda { $who }
call-length = A duração dela: { $minutes } min
call-length-none = A duração dela: nada até 1 min
door-not-sent = Não foi enviado. A rede não responde. Tenta de novo daqui a pouco.
show-their-link = Mostrar o link
no-camera = A câmara não tem permissão ou não está livre. Em vez disso, escreve o número.
hold-code = Mostra o código de um jogador à câmara.
