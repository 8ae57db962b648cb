### Palavras que confirmam uma ação

cancel = cancelar
discard = descartar
disqualify = desqualificar
drop = sair
everybody = todos
nobody = ninguém
remove = remover
reopen = reabrir
restart = reiniciar
revoke = revogar
stop = parar
unpublish = despublicar
unstart = desfazer
void = anular
