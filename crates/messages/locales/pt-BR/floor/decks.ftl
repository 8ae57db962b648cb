## Listas de deck, para a equipe

all-decklists = Todas as listas de deck
to-decklists = Ver listas de deck
the-player = O jogador

## A lista dos jogadores

change-rules = Alterar o que se pede
ask-for-lists = Pedir listas de deck
none-asked = Não se pedem listas de deck
none-asked-means = Quando a organização pede listas de deck, os jogadores as entregam na própria página, e você vê aqui quem falta.
asked-until = { $format }, entrega até { $moment }.
asked-until-round = { $format }, entrega até a rodada 1.
deadline-over = O prazo acabou: você pode ler as listas e só as altera com um motivo.
read-after-deadline = Você pode ler as listas depois do prazo.
count-handed-in = entregues
count-missing = faltam
count-with-problems = com problemas
which-lists = Quais listas
filter-all = Todas
filter-missing = Faltam
filter-wrong = Com problemas
find-player = Buscar um jogador
nobody-here = Ninguém aqui
no-player-fits = Nenhum jogador encontrado. Tente menos letras.
everybody-handed-in = Todos entregaram uma lista.
no-list-is-wrong = A verificação não acha problema em nenhuma lista.
players-appear = Os jogadores aparecem aqui depois da inscrição.
names = Nomes
caption = Jogadores e suas listas de deck
column-no = Nº

## O estado de uma lista

link-not-checked = Um link, não verificado
to-look-at = { $count } a conferir

## A lista de um jogador

title-of = Lista de deck de { $name }
heading-of = Lista de deck de <bdi>{ $name }</bdi>
lists-until = As listas são entregues até { $moment }. Depois disso você pode lê-las.
lists-until-round = As listas são entregues até a rodada 1. Depois disso você pode lê-las.
no-decklist = Sem lista de deck
none-handed-in = O jogador não entregou nenhuma.
link-kept = Um link é guardado como está e nunca é aberto por este serviço: nada dele é verificado.
card-count = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
hand-in-another = Entregar outra lista pelo jogador
hand-in = Entregar uma lista pelo jogador
list-hint = Um link ou a lista: um card por linha. Deixe vazio para retirar a lista.
reason-hint = Depois do prazo, é necessário. Fica gravado.
save-list = Salvar a lista de deck
list-saved = A lista de deck foi salva.
back-to-list = Voltar à lista de deck
to-list = Ver lista de deck

## Uma folha para o deck check

link-to-sheet = Folha de deck check
deck-check = Deck check
player-number = jogador { $number }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
from-check = Da verificação
line-table = Mesa, rodada
line-taken = Recolhido às, devolvido às
line-minutes = Minutos dados: tempo usado e 4 (MTR-A X.5A)
line-judge = Juiz
before-deadline = As listas de deck são lidas depois do prazo.
nothing-to-print = Não há lista a imprimir: nenhuma foi entregue, ou é um link.

## Deck checks nas mesas

deck-checks = Deck checks
unchecked = { $count ->
    [one] { $count } deck nas mesas ainda não foi verificado.
   *[other] { $count } decks nas mesas ainda não foram verificados.
}
draw = Sortear um deck
draw-means = O sorteio é um dado do segredo do torneio. Fica no registro, e qualquer pessoa pode recalculá-lo quando o torneio for encerrado.
none-checked = Nenhum deck foi verificado ainda
none-checked-means = Comece uma verificação na página de uma mesa. De quem era o deck, quem verificou e o que foi encontrado aparece aqui.
in-progress = em andamento
nothing-found = Nada encontrado
drawn = { $among ->
    [one] Sorteio entre { $among } deck ainda não verificado: { $player }, mesa { $table }. Comece a verificação quando estiver lá.
   *[other] Sorteio entre { $among } decks ainda não verificados: { $player }, mesa { $table }. Comece a verificação quando estiver lá.
}
