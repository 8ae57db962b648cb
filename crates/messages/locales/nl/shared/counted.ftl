too-many = { $count } toernooien zijn er te veel: kies er hoogstens { $most }.
nothing-at = Er is geen afgelopen toernooi op { $places }. Kies uit de toernooien die er wel zijn.
places-or = { $first } of { $last }
other-addresses = { $count ->
    [one] { $count } ander adres
   *[other] { $count } andere adressen
}
