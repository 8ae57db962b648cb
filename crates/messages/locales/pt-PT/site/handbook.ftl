title-of = { $what }: Manual
contents = Índice
search = Procurar no manual
nothing-found = Nada encontrado
try-one-word = Tenta uma só palavra, ou a palavra que está no botão da página. <a>Percorre o índice</a>.
found-for = { $count ->
    [one] { $count } resultado para «<bdi>{ $typed }</bdi>».
   *[other] { $count } resultados para «<bdi>{ $typed }</bdi>».
}
some-found = Nada tem tudo o que há em «<bdi>{ $typed }</bdi>». Estes têm uma parte.
parts = Partes do manual
on-this-page = Nesta página
no-part = O manual não tem nenhuma parte com este nome.
no-picture = O manual não tem esta imagem.
no-contact = Esta instalação não diz a quem comunicar uma vulnerabilidade.
older = O capítulo em inglês foi alterado depois desta tradução: uma parte pode estar desatualizada.
