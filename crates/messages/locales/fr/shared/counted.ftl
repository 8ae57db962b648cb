## Finished tournaments that a reader chose to count together.

too-many = { $count } tournois, c’est trop : choisis-en { $most } au plus.
nothing-at = Aucun tournoi terminé à l’adresse { $places }. Choisis parmi ceux qui existent.
places-or = { $first } ou { $last }
other-addresses = { $count ->
    [one] { $count } autre adresse
   *[other] { $count } autres adresses
}
