## Torneos terminados que se cuentan juntos

too-many = { $count } torneos son demasiados: elige { $most } como máximo.
nothing-at = No hay ningún torneo terminado en { $places }. Elige entre los que sí lo están.
places-or = { $first } o bien { $last }
other-addresses = { $count ->
    [one] { $count } dirección más
   *[other] { $count } direcciones más
}
