## Sua lista de deck

your-decklist = Sua lista de deck
in-zone = { $moment } ({ $zone })
hand-in-until = Entregue até { $moment }.
hand-in-until-round = Entregue até a rodada 1.
until-then = Até lá, você pode trocar a lista, e a equipe não pode ler.
replace-until = Pode ser trocada até { $moment }.
replace-until-round = Pode ser trocada até a rodada 1.
taken-until = As listas foram recebidas até { $moment }.
taken-until-round = As listas foram recebidas até a rodada 1.
everyone-reads = Quando o torneio for encerrado, todos poderão ler.
deadline-over = O prazo acabou: fale com a equipe.
not-asked = Este torneio não pede lista de deck.
to-your-page = Ir à sua página

## O estado da lista

state-missing = Falta entregar
state-handed-in = Entregue
state-no-problem = Nenhum problema
state-problems = Com problemas
problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}

## O que foi entregue

what-you-handed-in = O que você entregou
link-not-opened = Um link é guardado como está. Ele nunca é aberto, então a lista não é verificada.
cards-kept = { $count ->
    [one] { $count } card, guardado como está.
   *[other] { $count } cards, guardados como estão.
}
fix-below = Corrija abaixo e entregue de novo.
not-checked = Não verificado
your-list = Sua lista

## O formulário

decklist = Lista de deck
decklist-hint = Um link ou a lista: um card por linha, como 1 Sol Ring. Escreva Commander acima do comandante e Deck acima dos outros cards, como fazem os sites de decks.
hand-in = Entregar a lista
handed-in = Sua lista de deck foi entregue. O resultado da verificação está abaixo.
withdrawn = Sua lista de deck foi retirada.
nothing-handed-in = Nada foi entregue. Corrija a lista e envie de novo.
back-to-decklist = Voltar à lista de deck
