### Le parole che confermano un’azione

cancel = annulla
discard = elimina
disqualify = squalifica
drop = drop
everybody = tutti
nobody = nessuno
remove = rimuovi
reopen = riapri
restart = riavvia
revoke = revoca
stop = ferma
unpublish = annulla
unstart = annulla
void = annulla
