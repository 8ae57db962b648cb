title-of = { $what }: Manual
contents = Sumário
search = Buscar no manual
nothing-found = Nada encontrado
try-one-word = Tente uma palavra, ou a palavra do botão na página. <a>Veja o sumário</a>.
found-for = { $count ->
    [one] { $count } encontrado para “<bdi>{ $typed }</bdi>”.
   *[other] { $count } encontrados para “<bdi>{ $typed }</bdi>”.
}
some-found = Nada tem tudo de “<bdi>{ $typed }</bdi>”. Estes têm uma parte.
parts = Partes do manual
on-this-page = Nesta página
no-part = O manual não tem uma parte com esse nome.
no-picture = O manual não tem essa figura.
no-contact = Esta instalação não diz a quem informar uma vulnerabilidade.
older = O capítulo em inglês mudou depois que esta tradução foi feita: parte dela pode estar desatualizada.
