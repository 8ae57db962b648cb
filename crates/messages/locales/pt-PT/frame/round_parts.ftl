## Mesas e resultados

with-number = (número { $number })

## Registo de resultados pelo teclado

loss-or-drop = Concedeu, perdeu, saiu
report = Registar
type-a-table = Escreve o número de uma mesa.
keys-label = Resultado com uma tecla
keys-won = esse lugar ganhou
keys-others = <kbd>D</kbd> empate · concedeu, perdeu, saiu: <kbd>C</kbd> e um lugar: concedeu, <kbd>M</kbd> e um lugar: perda de partida, <kbd>D</kbd> e um lugar: sai do torneio após esta ronda · <kbd>Enter</kbd> registar · <kbd>Ctrl</kbd> <kbd>Z</kbd> desfazer

## Posições que uma alteração muda

moved-none = Nenhuma posição muda.
moved = { $count ->
    [one] { $count } posição muda.
   *[other] { $count } posições mudam.
}
moved-caption = Posições que mudam
now = Agora
then = Depois
