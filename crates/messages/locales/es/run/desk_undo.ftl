## Deshacer el último paso

discard-means = Se descarta el borrador de { $round }. Fuera del staff no lo ha visto nadie; el número de su sorteo queda usado.
discard = Descartar el borrador
unpublish-means = { $number ->
    [one] { $round } vuelve a ser un borrador. Es posible mientras no haya ningún resultado. Cualquiera puede leer que se hizo.
   *[other] { $round } vuelven a ser un borrador. Es posible mientras no haya ningún resultado. Cualquiera puede leer que se hizo.
}
unpublish = Retirar la publicación
unstart-means = Se deshace el comienzo de { $round }: los emparejamientos siguen publicados y el reloj empezará de cero. Cualquiera puede leer que se hizo.
unstart = Deshacer el comienzo
reopen-means = { $number ->
    [one] { $round } vuelve a estar en curso hasta el siguiente paso. Para arreglar un solo resultado, corrígelo.
   *[other] { $round } vuelven a estar en curso hasta el siguiente paso. Para arreglar un solo resultado, corrígelo.
}
reopen = Reabrir la ronda
take-back-means = Se revoca el corte anunciado. Es posible hasta que se crea la primera ronda del playoff. Cualquiera puede leer que se hizo.
take-back = Revocar el corte
