## Um chamado de juiz

since = desde { $time }
taken = Assumido

## Botões

take = Assumir
take-over = Assumir mesmo assim
give-back = Devolver
any-judge = Qualquer juiz
pass-on = Repassar
head-judge = Juiz principal
hand-to = Repassar a { $name }
resolved = Resolvido
write-ruling = Registrar decisão

## Campos

for-head-judge = Para o juiz principal (opcional)
stays = Fico na mesa
time-for-table = Tempo para a mesa
answer = Resposta (opcional)
