## Una llamada al juez

since = desde las { $time }
taken = Atendida

## Botones

take = Atender
take-over = Relevar
give-back = Devolver
any-judge = Cualquier juez
pass-on = Pasar
head-judge = Juez principal
hand-to = Pasar a { $name }
resolved = Resuelta
write-ruling = Registrar decisión

## Campos

for-head-judge = Para el juez principal (opcional)
stays = Me quedo en la mesa
time-for-table = Tiempo para la mesa
answer = Respuesta (opcional)
