## Beendete Turniere, die zusammen gezählt werden.

too-many = { $count } Turniere sind zu viele: Wähle höchstens { $most }.
nothing-at = Unter { $places } gibt es kein beendetes Turnier. Wähle unter denen, die es gibt.
places-or = { $first } oder { $last }
other-addresses = { $count ->
    [one] { $count } weiteren Adresse
   *[other] { $count } weiteren Adressen
}
