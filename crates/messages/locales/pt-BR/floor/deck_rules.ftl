## Regras para listas de deck

title = Regras para listas de deck
deck-format = Formato

## Formatos

commander = Commander
commander-draft = Commander Draft
another-format = outro formato
another = Outro
commander-hint = 100 cards com o comandante, um de cada, dentro das cores do comandante (CR 903.5).
commander-draft-hint = Pelo menos 60 cards, qualquer número de cada.
another-hint = Só se procuram cards banidos.
highest-bracket = Bracket mais alto
any-bracket = Qualquer
highest-bracket-hint = Só para Commander: os jogadores declaram o bracket do seu deck, e a verificação conta os Game Changers.

## Até quando

deadline-hint = Horário em { $zone }. Vazio: até a rodada 1. A equipe lê as listas depois disso.
deadline-problem = Prazo: { $problem }
choose-format = Escolha o formato da lista.

## Com que as listas são verificadas

checked-by = Com que as listas são verificadas
checked-by-means = A verificação indica o que não pôde verificar por não estar carregado.
loaded = Carregado
banned-list = { $count ->
    [one] Uma lista de banidos com { $count } nome.
   *[other] Uma lista de banidos com { $count } nomes.
}
card-data = { $count ->
    [one] Dados de { $count } card.
   *[other] Dados de { $count } cards.
}
forget = Esquecer
site-banned-used = { $count ->
    [one] Este site tem uma lista de banidos de { $date } com { $count } nome, que é usada.
   *[other] Este site tem uma lista de banidos de { $date } com { $count } nomes, que é usada.
}
site-banned-not-used = { $count ->
    [one] Este site tem uma lista de banidos de { $date } com { $count } nome; a do próprio torneio a substitui.
   *[other] Este site tem uma lista de banidos de { $date } com { $count } nomes; a do próprio torneio a substitui.
}
site-cards-used = { $count ->
    [one] Este site tem dados de { $count } card de { $date }, que são usados.
   *[other] Este site tem dados de { $count } cards de { $date }, que são usados.
}
site-cards-not-used = { $count ->
    [one] Este site tem dados de { $count } card de { $date }; os do próprio torneio os substituem.
   *[other] Este site tem dados de { $count } cards de { $date }; os do próprio torneio os substituem.
}
banned-cards = Cards banidos
banned-hint = Um nome por linha: a lista do próprio torneio. Ela substitui a carregada e, se banir cards, os banidos dos dados de cards. Escreva + e um espaço antes de um card permitido digam o que disserem os dados, e (companion) depois de um banido só como companheiro.
cards-file = Dados de cards
cards-hint = JSON, no máximo 8 MB: cada nome com sua identidade de cor, se é um terreno básico e quantas cópias o texto permite. Os nomes nele são os que as listas podem ter.
save = Salvar as regras
back-to-decklists = Voltar às listas de deck
back-to-rules = Voltar às regras
saved = As regras para listas de deck foram salvas.

## Sem listas

stop = Não pedir mais listas
stop-means = Formato, prazo e dados carregados são removidos. As listas já entregues ficam.
stopped = Não se pedem mais listas de deck. As já entregues ficam com seus jogadores.
