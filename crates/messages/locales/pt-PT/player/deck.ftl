## A tua decklist

your-decklist = A tua decklist
in-zone = { $moment } ({ $zone })
hand-in-until = Entrega-a até { $moment }.
hand-in-until-round = Entrega-a até à ronda 1.
until-then = Até lá, podes trocar a lista, e a equipa não a pode ler.
replace-until = Pode ser trocada até { $moment }.
replace-until-round = Pode ser trocada até à ronda 1.
taken-until = As decklists foram recebidas até { $moment }.
taken-until-round = As decklists foram recebidas até à ronda 1.
everyone-reads = Quando o torneio for encerrado, todos a poderão ler.
deadline-over = O prazo acabou: fala com a equipa.
not-asked = Este torneio não pede decklists.
to-your-page = Ir para a tua página

## O estado da lista

state-missing = Falta entregar
state-handed-in = Entregue
state-no-problem = Sem problemas
state-problems = Com problemas
problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}

## O que foi entregue

what-you-handed-in = O que entregaste
link-not-opened = Um link é guardado tal como está. Nunca o abrimos, por isso a lista não é verificada.
cards-kept = { $count ->
    [one] { $count } carta, guardada tal como está.
   *[other] { $count } cartas, guardadas tal como estão.
}
fix-below = Corrige-a abaixo e entrega-a de novo.
not-checked = Não verificado
your-list = A tua lista

## O formulário

decklist = Decklist
decklist-hint = Um link ou a lista: uma carta por linha, como 1 Sol Ring. Escreve Commander acima do comandante e Deck acima das outras cartas, como fazem os sites de decks.
hand-in = Entregar a lista
handed-in = A tua decklist foi entregue. O resultado da verificação está abaixo.
withdrawn = A tua decklist foi retirada.
nothing-handed-in = Nada foi entregue. Corrige a lista e envia-a de novo.
back-to-decklist = Voltar à decklist
