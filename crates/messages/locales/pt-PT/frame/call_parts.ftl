## Uma chamada de juiz

since = desde { $time }
taken = Assumida

## Botões

take = Assumir
take-over = Assumir mesmo assim
give-back = Devolver
any-judge = Qualquer juiz
pass-on = Passar
head-judge = Juiz principal
hand-to = Passar a { $name }
resolved = Resolvida
write-ruling = Registar decisão

## Campos

for-head-judge = Para o juiz principal (opcional)
stays = Fico na mesa
time-for-table = Tempo para a mesa
answer = Resposta (opcional)
