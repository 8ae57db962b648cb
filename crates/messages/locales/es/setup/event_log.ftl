## El registro

intro = Lo último, primero. No se borra nada: las correcciones y lo deshecho son líneas nuevas. <a>En CSV</a>
public = lo puede leer cualquiera
why = Por qué: <bdi>{ $reason }</bdi>
before-and-after = Antes y después
before-and-after-of = Antes y después de la línea { $number }
before = Antes
after = Después
older = Líneas anteriores
by-token = { $name }, con el token «{ $token }»
