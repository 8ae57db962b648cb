with-number = (nummer { $number })

## Uitslagen invoeren met het toetsenbord

loss-or-drop = Opgave, match loss, drop
report = Invoeren
type-a-table = Typ een tafelnummer.
keys-label = Uitslag met één toets
keys-won = die stoel heeft gewonnen
keys-others = <kbd>D</kbd> gelijkspel · opgave, match loss, drop: <kbd>C</kbd> en een stoel heeft opgegeven, <kbd>M</kbd> en een stoel match loss, <kbd>D</kbd> en een stoel dropt na deze ronde · <kbd>Enter</kbd> invoeren · <kbd>Ctrl</kbd> <kbd>Z</kbd> ongedaan maken

## Plaatsen in de stand die door een wijziging verschuiven

moved-none = Er verandert niets in de stand.
moved = { $count ->
    [one] { $count } plaats in de stand verandert.
   *[other] { $count } plaatsen in de stand veranderen.
}
moved-caption = Plaatsen die veranderen
now = Nu
then = Straks
