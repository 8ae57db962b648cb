## Was die Prüfung einer Deckliste findet.

list-empty = In der Liste ist keine Karte. Schreib eine Karte pro Zeile, etwa 1 Sol Ring.
too-few = Das Deck hat mit seinem Commander { $count } Karten: Mindestens { $least } sind nötig. Nimm { $more } dazu.
format-not-checked = Wie viele Karten ein Deck dieses Formats hat und wie viele von jeder, wird nicht geprüft.
no-commander = Es ist kein Commander genannt. Schreib die Zeile Commander darüber und die Zeile Deck über die anderen Karten.
commander-not-checked = Ob { $name } ein Commander sein darf, wird nicht geprüft.
commanders-not-checked = Ob { $first } und { $second } Commander sein dürfen, auch zusammen, wird nicht geprüft.
no-leader = { $name } kann kein Commander sein (CR 903.3). Nenne eine legendäre Kreatur, ein legendäres Fahrzeug, ein legendäres Raumschiff mit Stärke und Widerstandskraft oder eine Karte, auf der steht, dass sie einer sein kann.
background-alone = { $name } ist ein Hintergrund und führt ein Deck nur neben einem Commander an, der einen Hintergrund bestimmt (CR 702.124k). Nenne auch diesen Commander.
not-together = { $first } und { $second } können nicht zusammen Commander sein (CR 702.124). Nenne eine der beiden Karten oder zwei, deren Partner-Fähigkeiten zusammenpassen.
together-not-checked = Ob { $first } und { $second } in diesem Draft zusammen Commander sein dürfen, wird nicht geprüft.
commander-presumed = Die Liste nennt keinen Commander; nach ihrer Form wird { $name } als einer geprüft. Schreib die Zeile Commander über den Commander, damit die Liste ihn nennt.
no-companion = { $name } hat keine Companion-Fähigkeit (CR 702.139). Nimm die Karte heraus.
banned-companion = { $name } ist als Companion gebannt. Nimm die Karte heraus.
companion-ban-not-checked = Ob { $name } als Companion gebannt ist, wird nicht geprüft: Es ist keine Bannliste geladen.
companion-excludes = Der Companion { $companion } schließt { $name } aus (CR 702.139). Tausche eine der beiden Karten.
companion-unmet = Das Deck erfüllt die Bedingung seines Companions { $companion } nicht (CR 702.139). Nimm den Companion heraus oder ändere das Deck.
is-not-legal = { $name } ist in Commander nicht legal. Nimm die Karte heraus.
legality-not-checked = Ob die Karten in Commander legal sind, wird nicht geprüft: Die Kartendaten sagen es nicht.
game-changers-not-counted = Game Changer werden nicht gezählt: Keine Kartendaten sagen, welche Karten dazugehören.
bracket-not-checked = Die übrigen Regeln von Bracket { $bracket } (Combos, Zusatzzüge, das Zerstören vieler Länder) werden nicht geprüft.
bracket-not-stated = Das Bracket des Decks ist nicht angegeben. Gib es an: Erlaubt sind Brackets bis { $highest }.
bracket-too-high = Für das Deck ist Bracket { $stated } angegeben: Erlaubt sind Brackets bis { $highest }. Ändere das Deck oder die Angabe, wenn sie falsch ist.
game-changers-too-many = Game Changer im Deck: { $count }; Bracket { $bracket } erlaubt { $most }. Nimm die übrigen heraus, oder gib ein höheres Bracket an, wenn es erlaubt ist.
many-commanders = { $count } Commander: Ein Deck hat einen, oder zwei, die zusammen Commander sein dürfen. Schreib die Zeile Deck über die anderen Karten.
second-companion = Ein zweiter Companion: Ein Deck hat höchstens einen. Nimm einen heraus.
companion-not-checked = Ob das Deck einhält, was sein Companion { $name } verlangt, wird nicht geprüft.
has-sideboard = Ein Sideboard: Commander-Decks haben keines, und diese Karten zählen nicht. Nimm sie heraus, oder schreib die Zeile Companion über einen Companion.
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
no-card-data = Namen, Farbidentität und Legalität werden nicht geprüft: Es sind keine Kartendaten geladen.
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
field-unknown = { $field } ist nicht lesbar. Es gibt color_identity (Buchstaben aus WUBRG), basic, any_number (true oder false) und copies (eine Zahl), dazu layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities und game_changer von Scryfall.
field-too-long = { $field } ist zu lang: Eine Karte hat dort höchstens { $most } Zeichen.
colours-unknown = color_identity „{ $letters }“ hat einen Buchstaben, der nicht zu WUBRG gehört.
too-many-banned = Die Bannliste hat { $count } Namen: höchstens { $most } sind möglich.
banned-too-long = „{ $start }…“ ist zu lang für einen Kartennamen. Schreib einen Namen pro Zeile.
