## Decklists, para a equipa

all-decklists = Todas as decklists
to-decklists = Ir para as decklists
the-player = O jogador

## A lista dos jogadores

change-rules = Alterar o que se pede
ask-for-lists = Pedir decklists
none-asked = Não se pedem decklists
none-asked-means = Quando a organização pede decklists, os jogadores entregam-nas na sua própria página, e aqui vês quem falta.
asked-until = { $format }, entrega até { $moment }.
asked-until-round = { $format }, entrega até à ronda 1.
deadline-over = O prazo acabou: podes ler as listas e só as podes alterar com um motivo.
read-after-deadline = Podes ler as listas depois do prazo.
count-handed-in = entregues
count-missing = faltam
count-with-problems = com problemas
which-lists = Que listas
filter-all = Todas
filter-missing = Faltam
filter-wrong = Com problemas
find-player = Procurar um jogador
nobody-here = Ninguém nesta lista
no-player-fits = Nenhum jogador encontrado. Tenta menos letras.
everybody-handed-in = Todos entregaram uma lista.
no-list-is-wrong = A verificação não encontra problemas em nenhuma lista.
players-appear = Os jogadores aparecem aqui depois da inscrição.
names = Nomes
caption = Jogadores e as suas decklists
column-no = N.º

## O estado de uma lista

link-not-checked = Um link, não verificado
to-look-at = { $count } a verificar

## A lista de um jogador

title-of = Decklist de { $name }
heading-of = Decklist de <bdi>{ $name }</bdi>
lists-until = As listas são entregues até { $moment }. Depois disso podes lê-las.
lists-until-round = As listas são entregues até à ronda 1. Depois disso podes lê-las.
no-decklist = Sem decklist
none-handed-in = O jogador não entregou nenhuma.
link-kept = Um link é guardado como está e nunca é aberto por este serviço: nada do que contém é verificado.
card-count = { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
hand-in-another = Entregar outra lista pelo jogador
hand-in = Entregar uma lista pelo jogador
list-hint = Um link ou a lista: uma carta por linha. Deixa o campo vazio para retirar a lista.
reason-hint = Depois do prazo, é necessário. Fica registado.
save-list = Guardar a decklist
list-saved = A decklist foi guardada.
back-to-list = Voltar à decklist
to-list = Ir para a decklist

## Uma folha para o deck check

link-to-sheet = Folha de deck check
deck-check = Deck check
player-number = jogador { $number }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
from-check = Da verificação
line-table = Mesa, ronda
line-taken = Recolhido às, devolvido às
line-minutes = Minutos dados: tempo usado e 4 (MTR-A X.5A)
line-judge = Juiz
before-deadline = As decklists são lidas depois do prazo.
nothing-to-print = Não há lista para imprimir: nenhuma foi entregue, ou é um link.

## Deck checks nas mesas

deck-checks = Deck checks
unchecked = { $count ->
    [one] { $count } deck nas mesas ainda não foi verificado.
   *[other] { $count } decks nas mesas ainda não foram verificados.
}
draw = Sortear um deck
draw-means = O sorteio é um dado do segredo do torneio. Fica no registo, e qualquer pessoa pode recalculá-lo quando o torneio for encerrado.
none-checked = Ainda não foi verificado nenhum deck
none-checked-means = Começa uma verificação na página de uma mesa. De quem era o deck, quem verificou e o que foi encontrado aparece aqui.
in-progress = a decorrer
nothing-found = Nada encontrado
drawn = { $among ->
    [one] Sorteio entre { $among } deck ainda não verificado: { $player }, mesa { $table }. Começa a verificação quando lá estiveres.
   *[other] Sorteio entre { $among } decks ainda não verificados: { $player }, mesa { $table }. Começa a verificação quando lá estiveres.
}
