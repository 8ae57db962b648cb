## Was die Prüfung einer Deckliste findet.

list-empty = In der Liste ist keine Karte. Schreib eine Karte pro Zeile, etwa 1 Sol Ring.
too-few = Das Deck hat mit seinem Commander { $count } Karten: Mindestens { $least } sind nötig. Nimm { $more } dazu.
format-not-checked = Wie viele Karten ein Deck dieses Formats hat und wie viele von jeder, wird nicht geprüft.
no-commander = Es ist kein Commander genannt. Schreib die Zeile Commander darüber und die Zeile Deck über die anderen Karten.
commander-not-checked = Ob { $name } ein Commander sein darf, wird nicht geprüft.
commanders-not-checked = Ob { $first } und { $second } Commander sein dürfen, auch zusammen, wird nicht geprüft.
many-commanders = { $count } Commander: Ein Deck hat einen, oder zwei, die zusammen Commander sein dürfen. Schreib die Zeile Deck über die anderen Karten.
second-companion = Ein zweiter Companion: Ein Deck hat höchstens einen. Nimm einen heraus.
companion-not-checked = Ob das Deck einhält, was sein Companion { $name } verlangt, wird nicht geprüft.
has-sideboard = Ein Sideboard: Commander-Decks haben keines, und diese Karten zählen nicht. Nimm sie heraus.
add-cards = Das Deck hat mit seinem Commander { $count } Karten: Genau { $exactly } sind nötig (CR 903.5a). Nimm { $more } dazu.
take-out-cards = Das Deck hat mit seinem Commander { $count } Karten: Genau { $exactly } sind nötig (CR 903.5a). Nimm { $less } heraus.
add-cards-two = Das Deck hat mit seinen Commandern { $count } Karten: Genau { $exactly } sind nötig (CR 903.5a). Nimm { $more } dazu.
take-out-cards-two = Das Deck hat mit seinen Commandern { $count } Karten: Genau { $exactly } sind nötig (CR 903.5a). Nimm { $less } heraus.
again-too-many = { $most ->
    [one] { $name } steht schon in Zeile { $line }: Davon darf eine ins Deck (CR 903.5b). Nimm die übrigen heraus.
   *[other] { $name } steht schon in Zeile { $line }: Davon dürfen { $most } ins Deck (CR 903.5b). Nimm die übrigen heraus.
}
copies-too-many = { $most ->
    [one] { $copies }-mal { $name }: Davon darf eine ins Deck (CR 903.5b). Nimm die übrigen heraus.
   *[other] { $copies }-mal { $name }: Davon dürfen { $most } ins Deck (CR 903.5b). Nimm die übrigen heraus.
}
again-unknown = { $name } steht schon in Zeile { $line }: Erlaubt ist das bei Standardländern und bei Karten, die es sagen (CR 903.5b). Es sind keine Kartendaten geladen, also sieh dir die Karte an.
copies-unknown = { $copies }-mal { $name }: Erlaubt ist das bei Standardländern und bei Karten, die es sagen (CR 903.5b). Es sind keine Kartendaten geladen, also sieh dir die Karte an.
no-banned-list = Gebannte Karten werden nicht geprüft: Es ist keine Bannliste geladen.
is-banned = { $name } ist gebannt. Nimm die Karte heraus.
no-card-data = Namen und Farbidentität werden nicht geprüft: Es sind keine Kartendaten geladen.
commander-unknown = Die Farbidentität wird nicht geprüft: Die Kartendaten kennen den Commander nicht.
card-unknown = In den Kartendaten gibt es { $name } nicht. Prüfe die Schreibweise.
outside-identity = { $name }: Farbidentität { $colours }, die des Commanders ist { $commander } (CR 903.5c). Nimm die Karte heraus.

## Zeilen einer Deckliste, die nicht lesbar sind.

too-many-lines = Die Liste geht nach { $most } Zeilen weiter: Was folgt, wurde nicht gelesen. Kürze sie.
no-name = In „{ $line }“ steht kein Kartenname. Schreib es wie 1 Sol Ring.
name-too-long = „{ $line }“ ist zu lang für einen Kartennamen. Schreib eine Karte pro Zeile.
wrong-copies = { $copies }-mal { $name }: Schreib, wie viele im Deck sind, 1 bis { $most }, oder nimm die Zeile heraus.
no-number = { $digits } ist keine Anzahl. Schreib, wie viele im Deck sind.

## Eingegebene Commander.

too-many-named = { $count } Commander: Ein Deck hat einen, oder zwei, die es gemeinsam anführen.
named-twice = { $name } ist zweimal genannt: Nenne die Karte einmal.

## Dateien mit Kartendaten oder gebannten Karten.

no-json = Die Kartendaten sind kein JSON: Zeile { $line }, Spalte { $column } ist nicht lesbar.
no-list-of-names = Die Kartendaten sind keine Liste von Namen: Schreib sie als {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = Die Kartendaten haben { $count } Karten: höchstens { $most } sind möglich.
of-card = Kartendaten, „{ $name }“: { $problem }
no-object = ist kein Objekt. Schreib es als {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies ist eine ganze Zahl ab 1.
field-unknown = { $field } ist nicht lesbar. Es gibt color_identity (Buchstaben aus WUBRG), basic, any_number (true oder false) und copies (eine Zahl).
colours-unknown = color_identity „{ $letters }“ hat einen Buchstaben, der nicht zu WUBRG gehört.
too-many-banned = Die Bannliste hat { $count } Namen: höchstens { $most } sind möglich.
banned-too-long = „{ $start }…“ ist zu lang für einen Kartennamen. Schreib einen Namen pro Zeile.
