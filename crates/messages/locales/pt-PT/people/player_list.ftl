## A lista de jogadores

check-in = Check-in
add-many = Adicionar muitos
links-to-print = Links para imprimir
registration-link = Link de inscrição
add-player = Adicionar um jogador
add = Adicionar
more-fields = Mais campos
add-the-player = Adicionar o jogador

## Palavras abaixo de números

in-tournament = no torneio
checked-in = com check-in
places = vagas
free = livres

## Sem jogadores

none-yet = Ainda não há jogadores
none-yet-text = Aparecem aqui quando são adicionados.
none-yet-add = Aparecem aqui quando são adicionados: escreve um nome acima, <a>cola uma lista ou envia um ficheiro</a>, ou <a>deixa que se inscrevam</a>.

## Filtros e pesquisa

which = Que jogadores
filter-and-count = { $filter } ({ $count })
filter-all = Todos
filter-active = No torneio
filter-here = Com check-in
filter-absent = Sem check-in
filter-pending = A aprovar
filter-waiting = Lista de espera
filter-gone = Saíram
filter-removed = Removidos
find = Procurar um jogador
nobody = Ninguém nesta lista
nobody-fits = Nenhum jogador encontrado. Tenta menos letras ou <a>vê todos</a>.

## A lista

sorted-by-name = Por ordem <b>de apelido</b> ou <a>de número</a>.
sorted-by-number = Por ordem <a>de apelido</a> ou <b>de número</b>.
column-number = N.º
column-fixed-table = Mesa fixa
already-entered = Já com inscrição? O jogador { $number } tem este nome
same-person = Mesma pessoa
same-person-is = Mesma pessoa: { $player } é o jogador { $number }
another-person = Outra pessoa
another-person-named = Outra pessoa { $player }
approve-player = Aprovar { $player }

## Recusar muitas inscrições

take-off-waiting-list = { $count ->
    [one] Tirar da lista de espera: { $count }
   *[other] Tirar todos os { $count } da lista de espera
}
refuse-all = { $count ->
    [one] Recusar { $count }
   *[other] Recusar todos os { $count }
}
refuse-all-means = Inclui as que uma pesquisa esconde. Quem se inscrever entretanto fica. Um toque trá-las todas de volta. Se é um script que os inscreve, <a>pede um código</a>.
refused-at = Recusa às { $time }
at-once = { $count ->
    [one] { $count } jogador de uma vez.
   *[other] { $count } jogadores de uma vez.
}
bring-back = { $count ->
    [one] Trazer { $count } de volta
   *[other] Trazer todos os { $count } de volta
}

## Avisos e erros

is-player = { $player } é o jogador { $number }: o navegador dessa pessoa abre agora essa página.
are-refused = { $count ->
    [one] { $count } inscrição recusada. Um toque trá-la de volta.
   *[other] { $count } inscrições recusadas. Um toque trá-las de volta.
}
are-back = { $count ->
    [one] { $count } inscrição voltou e espera de novo.
   *[other] { $count } inscrições voltaram e esperam de novo.
}
names-no-player = O formulário não indica nenhum jogador. Abre a página de novo e toca no botão lá.
names-no-list = O formulário não indica nenhuma lista. Abre a página de novo e toca no botão lá.

## As pessoas da comunidade do torneio

add-regulars = { $count ->
    [one] Adicionar { $count } jogador de { $evening }
   *[other] Adicionar { $count } jogadores de { $evening }
}
who-is-it = É uma destas pessoas?
somebody-new = Pessoa nova
this-evening-only = Só para esta noite
has-entry = { $name } já está aqui com o número { $number }
who-is-this = Quem é?
is-person = Esta inscrição é de { $name }, pessoa { $number } da comunidade.
is-guest = Esta inscrição é de um visitante, só para esta noite.
is-unsaid = Ainda não se sabe de quem é esta inscrição.
is-known = A identidade de { $name } foi guardada.
called-hint = Cada um destes jogadores tem o mesmo nome que exatamente uma pessoa da comunidade.
called = { $count ->
    [one] Associar { $count } jogador pelo nome
   *[other] Associar { $count } jogadores pelo nome
}
are-called = { $count ->
    [one] { $count } jogador associado pelo nome.
   *[other] { $count } jogadores associados pelo nome.
}
called-in-list = { $count ->
    [one] { $count } nome é igual ao de exatamente uma pessoa da comunidade:
   *[other] { $count } nomes são iguais, cada um, ao de exatamente uma pessoa da comunidade:
}
called-are-meant = Associar estes jogadores pelo nome
