## O que a verificação de uma lista encontra

list-empty = A lista não tem nenhuma carta. Escreve uma carta por linha, como 1 Sol Ring.
too-few = O deck tem { $count } cartas com o comandante: são necessárias pelo menos { $least }. Acrescenta { $more }.
format-not-checked = Quantas cartas tem um deck deste formato, e quantas de cada, não é verificado.
no-commander = Não está indicado nenhum comandante. Escreve a linha Commander acima dele e a linha Deck acima das outras cartas.
commander-not-checked = Não se verifica se { $name } pode ser comandante.
commanders-not-checked = Não se verifica se { $first } e { $second } podem ser comandantes, nem se o podem ser em conjunto.
no-leader = { $name } não pode ser comandante (CR 903.3). Indica uma criatura ou um veículo lendários, uma espaçonave lendária com poder e resistência, ou uma carta que diga que pode ser.
background-alone = { $name } é um Antecedente: só lidera um deck ao lado de um comandante que escolhe um Antecedente (CR 702.124k). Indica também esse comandante.
not-together = { $first } e { $second } não podem ser comandantes em conjunto (CR 702.124). Indica uma das duas cartas, ou duas cujas habilidades de parceiro combinem.
together-not-checked = Não se verifica se { $first } e { $second } podem ser comandantes em conjunto neste draft.
commander-presumed = A lista não indica comandante; pela sua forma, verifica-se como comandante: { $name }. Escreve a linha Commander acima do comandante, para que a lista o indique.
no-companion = { $name } não tem a habilidade de companheiro (CR 702.139). Tira-a.
banned-companion = Carta banida como companheiro: { $name }. Tira-a.
companion-ban-not-checked = Não se verifica se a carta está banida como companheiro ({ $name }): não há lista carregada.
companion-excludes = O companheiro { $companion } exclui { $name } (CR 702.139). Troca uma das duas.
companion-unmet = O deck não cumpre a condição do companheiro { $companion } (CR 702.139). Tira o companheiro ou muda o deck.
is-not-legal = Carta que não é válida em Commander: { $name }. Tira-a.
legality-not-checked = Não se verifica se as cartas são válidas em Commander: os dados de cartas não o dizem.
game-changers-not-counted = Os Game Changers não são contados: nenhuns dados de cartas dizem quais o são.
bracket-not-checked = As outras regras do bracket { $bracket } (combos, turnos extras, destruição de muitos terrenos) não são verificadas.
bracket-not-stated = O bracket do deck não foi declarado. Declara-o: são permitidos brackets até { $highest }.
bracket-too-high = O deck foi declarado como bracket { $stated }: são permitidos brackets até { $highest }. Muda o deck, ou a declaração se estiver errada.
game-changers-too-many = Game Changers no deck: { $count }; o bracket { $bracket } permite { $most }. Tira os restantes, ou declara um bracket mais alto, se for permitido.
many-commanders = { $count } comandantes: um deck tem um, ou dois que podem ser comandantes em conjunto. Escreve a linha Deck acima das outras cartas.
second-companion = Um segundo companheiro: um deck tem no máximo um. Tira um.
companion-not-checked = Não se verifica se o deck cumpre o que o companheiro { $name } pede.
has-sideboard = Um sideboard: os decks de Commander não têm, e estas cartas não são contadas. Tira-as, ou escreve a linha Companion acima de um companheiro.
add-cards = O deck tem { $count } cartas com o comandante: são necessárias exatamente { $exactly } (CR 903.5a). Acrescenta { $more }.
take-out-cards = O deck tem { $count } cartas com o comandante: são necessárias exatamente { $exactly } (CR 903.5a). Tira { $less }.
add-cards-two = O deck tem { $count } cartas com os comandantes: são necessárias exatamente { $exactly } (CR 903.5a). Acrescenta { $more }.
take-out-cards-two = O deck tem { $count } cartas com os comandantes: são necessárias exatamente { $exactly } (CR 903.5a). Tira { $less }.
again-too-many = { $most ->
    [one] { $name } já está na linha { $line }: só pode haver uma no deck (CR 903.5b). Tira as outras.
   *[other] { $name } já está na linha { $line }: só pode haver { $most } no deck (CR 903.5b). Tira as outras.
}
copies-too-many = { $most ->
    [one] { $copies } cópias de { $name }: só pode haver uma no deck (CR 903.5b). Tira as outras.
   *[other] { $copies } cópias de { $name }: só pode haver { $most } no deck (CR 903.5b). Tira as outras.
}
again-unknown = { $name } já está na linha { $line }: isso é permitido para terrenos básicos e para cartas que o dizem (CR 903.5b). Não há dados de cartas carregados, por isso verifica a carta.
copies-unknown = { $copies } cópias de { $name }: isso é permitido para terrenos básicos e para cartas que o dizem (CR 903.5b). Não há dados de cartas carregados, por isso verifica a carta.
no-banned-list = As cartas banidas não são verificadas: não há lista delas carregada.
is-banned = Carta banida: { $name }. Tira-a.
no-card-data = Nomes, identidade de cor e legalidade não são verificados: não há dados de cartas carregados.
commander-unknown = A identidade de cor não é verificada: os dados de cartas não conhecem o comandante.
card-unknown = Os dados de cartas não têm { $name }. Verifica a grafia.
outside-identity = { $name } é { $colours }, e a identidade de cor do comandante é { $commander } (CR 903.5c). Tira-a.

## Linhas que não é possível ler

too-many-lines = A lista continua depois de { $most } linhas: o que vem depois não foi lido. Encurta-a.
no-name = «{ $line }» não tem nome de carta. Escreve-o como 1 Sol Ring.
name-too-long = «{ $line }» é demasiado longo para o nome de uma carta. Escreve uma carta por linha.
wrong-copies = { $copies } cópias de { $name }: escreve quantas há no deck, de 1 a { $most }, ou tira a linha.
no-number = { $digits } não é um número de cópias. Escreve quantas há no deck.

## Comandantes escritos

too-many-named = { $count } comandantes: um deck tem um, ou dois que o lideram juntos.
named-twice = { $name } aparece duas vezes: indica uma só.

## Ficheiros com dados de cartas ou cartas banidas

no-json = Os dados de cartas não são JSON: não é possível ler a linha { $line }, coluna { $column }.
no-list-of-names = Os dados de cartas não são uma lista de nomes: escreve como {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = Os dados de cartas têm { $count } cartas: o máximo é { $most }.
of-card = Dados de cartas, «{ $name }»: { $problem }
no-object = não é um objeto. Escreve como {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies é um número inteiro a partir de 1.
field-unknown = não é possível ler { $field }. Existem color_identity (letras de WUBRG), basic, any_number (true ou false) e copies (um número), e layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities e game_changer do Scryfall.
field-too-long = { $field } é demasiado longo: uma carta tem aí no máximo { $most } caracteres.
colours-unknown = color_identity «{ $letters }» tem uma letra que não é de WUBRG.
too-many-banned = A lista de banidas tem { $count } nomes: o máximo é { $most }.
banned-too-long = «{ $start }…» é demasiado longo para o nome de uma carta. Escreve um nome por linha.
