### El manual

title-of = { $what }: Manual
contents = Contenido
search = Buscar en el manual
nothing-found = Sin resultados
try-one-word = Prueba con una sola palabra, o con la del botón de la página. <a>Ver el contenido</a>.
found-for = { $count ->
    [one] { $count } resultado de «<bdi>{ $typed }</bdi>».
   *[other] { $count } resultados de «<bdi>{ $typed }</bdi>».
}
some-found = Nada contiene todo lo de «<bdi>{ $typed }</bdi>». Estos resultados contienen una parte.
parts = Partes del manual
on-this-page = En esta página
no-part = El manual no tiene ninguna parte con este nombre.
no-picture = El manual no tiene esa imagen.
no-contact = Esta instalación no dice a quién avisar de una vulnerabilidad.
older = El capítulo en inglés ha cambiado desde que se hizo esta traducción: puede que una parte no esté al día.
