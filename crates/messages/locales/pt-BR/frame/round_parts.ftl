## Mesas e resultados

with-number = (número { $number })

## Registro de resultados pelo teclado

loss-or-drop = Concedeu, perdeu, saiu
report = Registrar
type-a-table = Digite o número de uma mesa.
keys-label = Resultado com uma tecla
keys-won = esse assento venceu
keys-others = <kbd>D</kbd> empate · concedeu, perdeu, saiu: <kbd>C</kbd> e um assento: concedeu, <kbd>M</kbd> e um assento: perda de partida, <kbd>D</kbd> e um assento: sai do torneio após esta rodada · <kbd>Enter</kbd> registrar · <kbd>Ctrl</kbd> <kbd>Z</kbd> desfazer

## Posições que uma alteração muda

moved-none = Nenhuma posição muda.
moved = { $count ->
    [one] { $count } posição muda.
   *[other] { $count } posições mudam.
}
moved-caption = Posições que mudam
now = Agora
then = Depois
