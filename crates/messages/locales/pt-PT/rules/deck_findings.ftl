## O que a verificação de uma lista encontra

list-empty = A lista não tem nenhuma carta. Escreve uma carta por linha, como 1 Sol Ring.
too-few = O deck tem { $count } cartas com o comandante: são necessárias pelo menos { $least }. Acrescenta { $more }.
format-not-checked = Quantas cartas tem um deck deste formato, e quantas de cada, não é verificado.
no-commander = Não está indicado nenhum comandante. Escreve a linha Commander acima dele e a linha Deck acima das outras cartas.
commander-not-checked = Não se verifica se { $name } pode ser comandante.
commanders-not-checked = Não se verifica se { $first } e { $second } podem ser comandantes, nem se o podem ser em conjunto.
many-commanders = { $count } comandantes: um deck tem um, ou dois que podem ser comandantes em conjunto. Escreve a linha Deck acima das outras cartas.
second-companion = Um segundo companheiro: um deck tem no máximo um. Tira um.
companion-not-checked = Não se verifica se o deck cumpre o que o companheiro { $name } pede.
has-sideboard = Um sideboard: os decks de Commander não têm, e estas cartas não são contadas. Tira-as.
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
no-card-data = Nomes e identidade de cor não são verificados: não há dados de cartas carregados.
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
field-unknown = não é possível ler { $field }. Existem color_identity (letras de WUBRG), basic, any_number (true ou false) e copies (um número).
colours-unknown = color_identity «{ $letters }» tem uma letra que não é de WUBRG.
too-many-banned = A lista de banidas tem { $count } nomes: o máximo é { $most }.
banned-too-long = «{ $start }…» é demasiado longo para o nome de uma carta. Escreve um nome por linha.
