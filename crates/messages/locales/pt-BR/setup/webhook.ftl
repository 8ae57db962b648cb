## Um webhook

title = Webhook
mark-and-address = Webhook { $mark } para { $address }
mark-only = Webhook { $mark }
since = desde { $since }
not-heard = Sem resposta
trouble-gone = O receptor respondeu que não existe mais (410). Corrija isso e reative.
trouble-week = Nada chega lá há uma semana. Corrija isso e reative.
trouble-unreadable = Não foi possível ler o endereço com as chaves desta instalação. Digite-o de novo e reative o webhook.
trouble-since = Nada chega lá desde { $since }. O Podium continua tentando; depois de uma semana, o webhook é desativado.
send-test = Enviar um teste
enable = Reativar

## Entregas

deliveries = Entregas
nothing-sent = Nada foi enviado ainda
listed-here = As entregas a partir de agora ficam listadas aqui por 30 dias.
deliveries-caption = A mais recente primeiro. Uma entrega que falha é tentada de novo por dois dias, e as seguintes esperam, para que todas cheguem em ordem.
column-what = O quê
column-when = Quando
column-answer = Resposta
column-tries = Tentativas
column-again = De novo
send-again = Enviar de novo
waits = Em espera
tried-again = Tentando
arrived = Chegou
given-up = Abandonada
not-sent = Não enviada

## O que uma entrega espera

not-while-disabled = sem tentativas enquanto desativado
not-before = não antes de { $at }
waits-for-earlier = espera a anterior
next-now = próxima agora
next-at = próxima às { $time }

## O segredo de assinatura

signing-secret = Segredo de assinatura
signing-secret-means = As entregas são assinadas com ele conforme Standard Webhooks, para que seu receptor possa conferir que vêm daqui.
old-secrets = { $count ->
    [one] O segredo anterior também vale, até { $until }.
   *[other] Os { $count } segredos anteriores também valem, até { $until }.
}
new-secret = Criar um novo segredo

## Alterar e remover

change-it = Alterar
remove-heading = Remover o webhook
remove-means = Nada mais é enviado para lá, e a lista de entregas é apagada.

## Avisos e um erro

changed = O webhook foi alterado.
removed = O webhook foi removido.
secret-made = Há um novo segredo de assinatura. Os anteriores valem por um dia.
test-is-sent = Um teste está sendo enviado: a lista de entregas diz o que houve com ele.
test-in-queue = { $count ->
    [one] Há um teste na fila. { $count } entrega espera antes dele e é tentada agora.
   *[other] Há um teste na fila. { $count } entregas esperam antes dele; são tentadas agora.
}
it-is-sent = A entrega está sendo enviada: a lista diz o que houve com ela.
it-in-queue = { $count ->
    [one] A entrega está na fila. { $count } entrega espera antes dela e é tentada agora.
   *[other] A entrega está na fila. { $count } entregas esperam antes dela; são tentadas agora.
}
enabled-nothing-waits = O webhook está ativo, e nada espera envio: envie um teste.
enabled-after-gone = Há uma nova tentativa agora; se o receptor ainda responder 410, o webhook é desativado de novo.
enabled = O webhook está ativo, e as entregas em espera são tentadas agora.
no-such = Esse webhook não existe aqui (ou não existe mais).
to-webhooks = Ver webhooks
