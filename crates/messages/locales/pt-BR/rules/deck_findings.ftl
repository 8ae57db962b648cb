## O que a verificação de uma lista encontra

list-empty = A lista não tem nenhum card. Escreva um card por linha, como 1 Sol Ring.
too-few = O deck tem { $count } cards com o comandante: são necessários pelo menos { $least }. Acrescente { $more }.
format-not-checked = Quantos cards tem um deck deste formato, e quantos de cada, não é verificado.
no-commander = Nenhum comandante indicado. Escreva a linha Commander acima dele e a linha Deck acima dos outros cards.
commander-not-checked = Não se verifica se { $name } pode ser comandante.
commanders-not-checked = Não se verifica se { $first } e { $second } podem ser comandantes, nem os dois juntos.
no-leader = { $name } não pode ser comandante (CR 903.3). Indique uma criatura ou um veículo lendários, uma espaçonave lendária com poder e resistência, ou um card que diga que pode ser.
background-alone = { $name } é um Antecedente: só lidera um deck ao lado de um comandante que escolhe um Antecedente (CR 702.124k). Indique também esse comandante.
not-together = { $first } e { $second } não podem ser comandantes juntos (CR 702.124). Indique um dos dois cards, ou dois cujas habilidades de parceiro combinem.
together-not-checked = Não se verifica se { $first } e { $second } podem ser comandantes juntos neste draft.
commander-presumed = A lista não indica comandante; pela sua forma, verifica-se como comandante: { $name }. Escreva a linha Commander acima do comandante, para que a lista o indique.
no-companion = { $name } não tem a habilidade de companheiro (CR 702.139). Tire-o.
banned-companion = Card banido como companheiro: { $name }. Tire-o.
companion-ban-not-checked = Não se verifica se o card está banido como companheiro ({ $name }): não há lista carregada.
companion-excludes = O companheiro { $companion } exclui { $name } (CR 702.139). Troque um dos dois.
companion-unmet = O deck não cumpre a condição do companheiro { $companion } (CR 702.139). Tire o companheiro ou mude o deck.
is-not-legal = Card que não é válido em Commander: { $name }. Tire-o.
legality-not-checked = Não se verifica se os cards são válidos em Commander: os dados de cards não o dizem.
game-changers-not-counted = Os Game Changers não são contados: nenhum dado de cards diz quais são.
bracket-not-checked = As outras regras do bracket { $bracket } (combos, turnos extras, destruição de muitos terrenos) não são verificadas.
bracket-not-stated = O bracket do deck não foi declarado. Declare-o: são permitidos brackets até { $highest }.
bracket-too-high = O deck foi declarado como bracket { $stated }: são permitidos brackets até { $highest }. Mude o deck, ou a declaração se estiver errada.
game-changers-too-many = Game Changers no deck: { $count }; o bracket { $bracket } permite { $most }. Tire os demais, ou declare um bracket mais alto, se for permitido.
many-commanders = { $count } comandantes: um deck tem um, ou dois que podem ser comandantes juntos. Escreva a linha Deck acima dos outros cards.
second-companion = Um segundo companheiro: um deck tem no máximo um. Tire um.
companion-not-checked = Não se verifica se o deck cumpre o que o companheiro { $name } pede.
has-sideboard = Um sideboard: decks de Commander não têm, e estes cards não são contados. Tire-os, ou escreva a linha Companion acima de um companheiro.
add-cards = O deck tem { $count } cards com o comandante: são necessários exatamente { $exactly } (CR 903.5a). Acrescente { $more }.
take-out-cards = O deck tem { $count } cards com o comandante: são necessários exatamente { $exactly } (CR 903.5a). Tire { $less }.
add-cards-two = O deck tem { $count } cards com os comandantes: são necessários exatamente { $exactly } (CR 903.5a). Acrescente { $more }.
take-out-cards-two = O deck tem { $count } cards com os comandantes: são necessários exatamente { $exactly } (CR 903.5a). Tire { $less }.
again-too-many = { $most ->
    [one] { $name } já está na linha { $line }: só pode haver um no deck (CR 903.5b). Tire os outros.
   *[other] { $name } já está na linha { $line }: só pode haver { $most } no deck (CR 903.5b). Tire os outros.
}
copies-too-many = { $most ->
    [one] { $copies } cópias de { $name }: só pode haver uma no deck (CR 903.5b). Tire as outras.
   *[other] { $copies } cópias de { $name }: só pode haver { $most } no deck (CR 903.5b). Tire as outras.
}
again-unknown = { $name } já está na linha { $line }: isso é permitido para terrenos básicos e para cards que o dizem (CR 903.5b). Não há dados de cards carregados, então confira o card.
copies-unknown = { $copies } cópias de { $name }: isso é permitido para terrenos básicos e para cards que o dizem (CR 903.5b). Não há dados de cards carregados, então confira o card.
no-banned-list = Cards banidos não são verificados: não há lista deles carregada.
is-banned = Card banido: { $name }. Tire-o.
no-card-data = Nomes, identidade de cor e legalidade não são verificados: não há dados de cards carregados.
commander-unknown = A identidade de cor não é verificada: os dados de cards não conhecem o comandante.
card-unknown = Os dados de cards não têm { $name }. Confira a grafia.
outside-identity = { $name } é { $colours }, e a identidade de cor do comandante é { $commander } (CR 903.5c). Tire-o.

## Linhas que não dá para ler

too-many-lines = A lista continua depois de { $most } linhas: o que vem depois não foi lido. Reduza-a.
no-name = “{ $line }” não tem nome de card. Escreva como 1 Sol Ring.
name-too-long = “{ $line }” é longo demais para o nome de um card. Escreva um card por linha.
wrong-copies = { $copies } cópias de { $name }: escreva quantas há no deck, de 1 a { $most }, ou tire a linha.
no-number = { $digits } não é um número de cópias. Escreva quantas há no deck.

## Comandantes digitados

too-many-named = { $count } comandantes: um deck tem um, ou dois que o comandam juntos.
named-twice = { $name } aparece duas vezes: indique uma só.

## Arquivos com dados de cards ou cards banidos

no-json = Os dados de cards não são JSON: não foi possível ler a linha { $line }, coluna { $column }.
no-list-of-names = Os dados de cards não são uma lista de nomes: escreva como {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = Os dados de cards têm { $count } cards: o máximo é { $most }.
of-card = Dados de cards, “{ $name }”: { $problem }
no-object = não é um objeto. Escreva como {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies é um número inteiro a partir de 1.
field-unknown = não foi possível ler { $field }. Existem color_identity (letras de WUBRG), basic, any_number (true ou false) e copies (um número), e layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities e game_changer do Scryfall.
field-too-long = { $field } é longo demais: um card tem ali no máximo { $most } caracteres.
colours-unknown = color_identity “{ $letters }” tem uma letra que não é de WUBRG.
too-many-banned = A lista de banidos tem { $count } nomes: o máximo é { $most }.
banned-too-long = “{ $start }…” é longo demais para o nome de um card. Escreva um nome por linha.
