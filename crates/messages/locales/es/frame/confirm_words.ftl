### Palabras que confirman una acción

cancel = cancelar
discard = descartar
disqualify = descalificar
drop = abandonar
everybody = todos
nobody = nadie
remove = borrar
reopen = reabrir
restart = reiniciar
revoke = revocar
stop = parar
unpublish = retirar
unstart = deshacer
void = anular
