## Finished tournaments that a reader chose to count together.

# $count: how many were chosen.
# $most: how many can be.
too-many = { $count } tournaments are too many: choose { $most } at most.
# $places: one address or several, such as "/t/spring", "/t/spring or /t/autumn".
nothing-at = There is no finished tournament at { $places }. Choose among those that are.
# The end of such a list of addresses.
# $first: all addresses but the last one, with commas between them.
# $last: the last one, or "3 other addresses".
places-or = { $first } or { $last }
# The end of a long list of addresses.
other-addresses = { $count ->
    [one] { $count } other address
   *[other] { $count } other addresses
}
