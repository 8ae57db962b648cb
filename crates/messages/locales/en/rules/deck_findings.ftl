## What the check of a decklist finds, sentences beside a line of the list. Numbers such as CR 903.5a are those of Magic's
## comprehensive rules.

# "1 Sol Ring" is an example of a line: a number and a card.
list-empty = The list has no card in it. Write one card per line, such as 1 Sol Ring.
# $count: how many cards are in the deck.
# $least: how many are needed.
# $more: the difference.
too-few = The deck has { $count } cards with its commander: at least { $least } are needed. Add { $more }.
format-not-checked = How many cards a deck of this format has, and how many of each, is not checked.
# "Commander" and "Deck" are headings that are typed in English.
no-commander = No commander is named. Write the line Commander above it, and the line Deck above the other cards.
# $name: a card.
commander-not-checked = Whether { $name } may be a commander is not checked.
# $first: a card.
# $second: a card.
commanders-not-checked = Whether { $first } and { $second } may be commanders, and both together, is not checked.
# $name: a card.
no-leader = { $name } cannot be a commander (CR 903.3). Name a legendary creature or Vehicle, a legendary Spacecraft with power and toughness, or a card that says it can be one.
# $name: a card.
background-alone = { $name } is a Background, which leads a deck only beside a commander that chooses a Background (CR 702.124k). Name that commander too.
# $first: a card.
# $second: a card.
not-together = { $first } and { $second } cannot be commanders together (CR 702.124). Name one of them, or two whose partner abilities fit.
# $first: a card.
# $second: a card.
together-not-checked = Whether { $first } and { $second } may be commanders together in this draft is not checked.
# The list has no heading “Commander”, which is typed in English.
# $name: a card.
commander-presumed = The list names no commander; by its shape, { $name } is checked as one. Write the line Commander above the commander, so that the list names it.
# "Deck" is a heading that is typed in English.
# $count: how many commanders the list names.
many-commanders = { $count } commanders: a deck has one, or two that may be commanders together. Write the line Deck above the other cards.
# A companion is a card that is played beside the deck.
second-companion = A second companion: a deck has one at most. Take one out.
# $name: a card.
companion-not-checked = Whether the deck keeps to what its companion { $name } asks for is not checked.
# $name: a card.
no-companion = { $name } has no companion ability (CR 702.139). Take it out.
# $name: a card.
banned-companion = { $name } is banned as a companion. Take it out.
# $name: a card.
companion-ban-not-checked = Whether { $name } is banned as a companion is not checked: no list of banned cards is loaded.
# $companion: a card.
# $name: another card.
companion-excludes = The companion { $companion } excludes { $name } (CR 702.139). Change one of them.
# $companion: a card.
companion-unmet = The deck does not meet the condition of its companion { $companion } (CR 702.139). Take the companion out, or change the deck.
has-sideboard = A sideboard: Commander decks have none, and these cards are not counted. Take them out, or write the line Companion above a companion.
# A deck with one commander.
# $count: how many cards are in the deck.
# $exactly: how many are needed.
# $more: how many are missing.
add-cards = The deck has { $count } cards with its commander: exactly { $exactly } are needed (CR 903.5a). Add { $more }.
# A deck with one commander.
# $count: how many cards are in the deck.
# $exactly: how many are needed.
# $less: how many are too many.
take-out-cards = The deck has { $count } cards with its commander: exactly { $exactly } are needed (CR 903.5a). Take { $less } out.
# A deck with several commanders.
# $count: how many cards are in the deck.
# $exactly: how many are needed.
# $more: how many are missing.
add-cards-two = The deck has { $count } cards with its commanders: exactly { $exactly } are needed (CR 903.5a). Add { $more }.
# A deck with several commanders.
# $count: how many cards are in the deck.
# $exactly: how many are needed.
# $less: how many are too many.
take-out-cards-two = The deck has { $count } cards with its commanders: exactly { $exactly } are needed (CR 903.5a). Take { $less } out.
# A card is there again.
# $name: a card.
# $line: where it is first.
# $most: how many of it may be in the deck.
again-too-many = { $most ->
    [one] { $name } is in line { $line } already: one of it may be in the deck (CR 903.5b). Take the others out.
   *[other] { $name } is in line { $line } already: { $most } of it may be in the deck (CR 903.5b). Take the others out.
}
# $copies: how many are there.
# $name: a card.
# $most: how many of it may be in the deck.
copies-too-many = { $most ->
    [one] { $copies } copies of { $name }: one of it may be in the deck (CR 903.5b). Take the others out.
   *[other] { $copies } copies of { $name }: { $most } of it may be in the deck (CR 903.5b). Take the others out.
}
# A card is there again, and nothing is known about it.
# $name: a card.
# $line: where it is first.
again-unknown = { $name } is in line { $line } already: that is allowed for basic lands and for cards that say so (CR 903.5b). No card data is loaded, so look at the card.
# $copies: how many are there; nothing is known about the card.
# $name: a card.
copies-unknown = { $copies } copies of { $name }: that is allowed for basic lands and for cards that say so (CR 903.5b). No card data is loaded, so look at the card.
no-banned-list = Banned cards are not checked: no list of them is loaded.
# $name: a card.
is-banned = { $name } is banned. Take it out.
# $name: a card.
is-not-legal = { $name } is not legal in Commander. Take it out.
legality-not-checked = Whether cards are legal in Commander is not checked: the card data does not say.

### Brackets of Commander, 1 to 5. “Game Changer” is the name of a list of strong cards, as Wizards of the Coast write it.

game-changers-not-counted = Game Changers are not counted: no card data says which cards are on their list.
# $bracket: a number.
bracket-not-checked = The other rules of bracket { $bracket } (combos, extra turns, destruction of many lands) are not checked.
# $highest: a number.
bracket-not-stated = The bracket of the deck is not stated. State it: brackets up to { $highest } are allowed.
# $stated: a number.
# $highest: a number.
bracket-too-high = The deck is stated to be bracket { $stated }: brackets up to { $highest } are allowed. Change the deck, or the statement if it is wrong.
# $count: how many Game Changers the deck has.
# $bracket: a number.
# $most: how many a deck of that bracket may have.
game-changers-too-many = { $count ->
    [one] { $count } Game Changer: bracket { $bracket } allows { $most }. Take it out, or state a higher bracket if one is allowed.
   *[other] { $count } Game Changers: bracket { $bracket } allows { $most }. Take the others out, or state a higher bracket if one is allowed.
}
no-card-data = Names, colour identity and legality are not checked: no card data is loaded.
commander-unknown = The colour identity is not checked: the card data does not know the commander.
# $name: a card.
card-unknown = The card data doesn't have { $name }. Check the spelling.
# $name: a card.
# $colours: its colours, as "blue and red".
# $commander: the colours of the commander.
outside-identity = { $name } is { $colours }, and the commander's colour identity is { $commander } (CR 903.5c). Take it out.

## Lines of a decklist that cannot be read.

# $most: how many lines are read.
too-many-lines = The list goes on after { $most } lines: what follows was not read. Shorten it.
# $line: what was typed.
no-name = “{ $line }” has no name of a card. Write it as 1 Sol Ring.
# $line: what was typed.
name-too-long = “{ $line }” is too long for the name of a card. Write one card per line.
# $copies: what was typed.
# $name: a card.
# $most: the highest number.
wrong-copies = { $copies } copies of { $name }: write how many are in the deck, 1 to { $most }, or take the line out.
# $digits: what was typed.
no-number = { $digits } is no number of copies. Write how many are in the deck.

## Commanders that were typed.

# $count: how many.
too-many-named = { $count } commanders: a deck has one, or two that lead it together.
# $name: a card.
named-twice = { $name } is named twice: name it once.

## Files with card data or names of banned cards. Words such as color_identity and copies are those of the file.

# $line: of the file.
# $column: in that line.
no-json = The card data is no JSON: line { $line }, column { $column } cannot be read.
no-list-of-names = The card data is no list of names: write it as {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
# $count: how many.
# $most: how many are possible.
too-many-cards = The card data has { $count } cards: at most { $most } are possible.
# $name: a card.
# $problem: one of the messages below.
of-card = Card data, "{ $name }": { $problem }
no-object = is no object. Write it as {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies is a whole number from 1.
# $field: a word of the file.
field-unknown = { $field } cannot be read. There are color_identity (letters of WUBRG), basic, any_number (true or false) and copies (a number), and Scryfall's layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities and game_changer.
# $field: a word of the file.
# $most: how many characters are possible.
field-too-long = { $field } is too long: a card has at most { $most } characters there.
# $letters: what the file has.
colours-unknown = color_identity "{ $letters }" has a letter that is not one of WUBRG.
# $count: how many.
# $most: how many are possible.
too-many-banned = The banned list has { $count } names: at most { $most } are possible.
# $start: the beginning of a line.
banned-too-long = “{ $start }…” is too long for the name of a card. Write one name per line.
