## Regras para decklists

title = Regras para decklists
deck-format = Formato

## Formatos

commander = Commander
commander-draft = Commander Draft
another-format = outro formato
another = Outro
commander-hint = 100 cartas com o comandante, uma de cada, dentro das cores do comandante (CR 903.5).
commander-draft-hint = Pelo menos 60 cartas, qualquer número de cada.
another-hint = Só se verificam as cartas banidas.
highest-bracket = Bracket mais alto
any-bracket = Qualquer
highest-bracket-hint = Só para Commander: os jogadores declaram o bracket do seu deck, e a verificação conta os Game Changers.

## Até quando

deadline-hint = Hora em { $zone }. Vazio: até à ronda 1. A equipa lê as listas depois disso.
deadline-problem = Prazo: { $problem }
choose-format = Escolhe o formato na lista.

## Com que as listas são verificadas

checked-by = Com que as listas são verificadas
checked-by-means = A verificação indica o que não pôde verificar por não estar carregado.
loaded = Carregado
banned-list = { $count ->
    [one] Uma lista de banidas com { $count } nome.
   *[other] Uma lista de banidas com { $count } nomes.
}
card-data = { $count ->
    [one] Dados de { $count } carta.
   *[other] Dados de { $count } cartas.
}
forget = Esquecer
site-banned-used = { $count ->
    [one] Este site tem uma lista de banidas de { $date } com { $count } nome, que é usada.
   *[other] Este site tem uma lista de banidas de { $date } com { $count } nomes, que é usada.
}
site-banned-not-used = { $count ->
    [one] Este site tem uma lista de banidas de { $date } com { $count } nome; é substituída pela do próprio torneio.
   *[other] Este site tem uma lista de banidas de { $date } com { $count } nomes; é substituída pela do próprio torneio.
}
site-cards-used = { $count ->
    [one] Este site tem dados de { $count } carta de { $date }, que são usados.
   *[other] Este site tem dados de { $count } cartas de { $date }, que são usados.
}
site-cards-not-used = { $count ->
    [one] Este site tem dados de { $count } carta de { $date }; são substituídos pelos do próprio torneio.
   *[other] Este site tem dados de { $count } cartas de { $date }; são substituídos pelos do próprio torneio.
}
banned-cards = Cartas banidas
banned-hint = Um nome por linha: a lista do próprio torneio. Substitui a carregada e, se banir cartas, as banidas dos dados de cartas. Escreve + e um espaço antes de uma carta permitida digam o que disserem os dados, e (companion) depois de uma banida só como companheiro.
cards-file = Dados de cartas
cards-hint = JSON, no máximo 8 MB: cada nome com a sua identidade de cor, se é um terreno básico e quantas cópias o texto permite. Os nomes nele são os que as listas podem ter.
save = Guardar as regras
back-to-decklists = Voltar às decklists
back-to-rules = Voltar às regras
saved = As regras para decklists foram guardadas.

## Sem listas

stop = Não pedir decklists
stop-means = Formato, prazo e dados carregados são removidos. As listas já entregues ficam.
stopped = Já não se pedem decklists. As já entregues ficam com os seus jogadores.
