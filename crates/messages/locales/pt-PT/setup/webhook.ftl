## Um webhook

title = Webhook
mark-and-address = Webhook { $mark } para { $address }
mark-only = Webhook { $mark }
since = desde { $since }
not-heard = Sem resposta
trouble-gone = O recetor respondeu que já não existe (410). Corrige isso e reativa-o.
trouble-week = Nada chega lá há uma semana. Corrige isso e reativa-o.
trouble-unreadable = Não é possível ler o endereço com as chaves desta instalação. Escreve-o de novo e reativa o webhook.
trouble-since = Nada chega lá desde { $since }. O Podium continua a tentar; depois de uma semana, o webhook é desativado.
send-test = Enviar um teste
enable = Reativar

## Entregas

deliveries = Entregas
nothing-sent = Ainda nada foi enviado
listed-here = As entregas a partir de agora ficam listadas aqui durante 30 dias.
deliveries-caption = A mais recente primeiro. Uma entrega que falha é tentada de novo durante dois dias, e as seguintes esperam, para que todas cheguem por ordem.
column-what = O quê
column-when = Quando
column-answer = Resposta
column-tries = Tentativas
column-again = De novo
send-again = Enviar de novo
waits = Em espera
tried-again = A tentar
arrived = Chegou
given-up = Abandonada
not-sent = Não enviada

## O que uma entrega espera

not-while-disabled = sem tentativas enquanto desativado
not-before = não antes de { $at }
waits-for-earlier = espera pela anterior
next-now = próxima agora
next-at = próxima às { $time }

## O segredo de assinatura

signing-secret = Segredo de assinatura
signing-secret-means = As entregas são assinadas com ele conforme Standard Webhooks, para que o teu recetor possa verificar que vêm daqui.
old-secrets = { $count ->
    [one] O segredo anterior também é válido, até { $until }.
   *[other] Os { $count } segredos anteriores também são válidos, até { $until }.
}
new-secret = Criar um novo segredo

## Alterar e remover

change-it = Alterar
remove-heading = Remover o webhook
remove-means = Já nada é enviado para lá, e a lista de entregas é apagada.

## Avisos e um erro

changed = O webhook foi alterado.
removed = O webhook foi removido.
secret-made = Há um novo segredo de assinatura. Os anteriores são válidos durante um dia.
test-is-sent = Um teste está a ser enviado: a lista de entregas diz o que lhe aconteceu.
test-in-queue = { $count ->
    [one] Há um teste na fila. { $count } entrega espera antes dele e é tentada agora.
   *[other] Há um teste na fila. { $count } entregas esperam antes dele; são tentadas agora.
}
it-is-sent = A entrega está a ser enviada: a lista diz o que lhe aconteceu.
it-in-queue = { $count ->
    [one] A entrega está na fila. { $count } entrega espera antes dela e é tentada agora.
   *[other] A entrega está na fila. { $count } entregas esperam antes dela; são tentadas agora.
}
enabled-nothing-waits = O webhook está ativo, e não há nada por enviar: envia um teste.
enabled-after-gone = Há uma nova tentativa agora; se o recetor ainda responder 410, o webhook é desativado de novo.
enabled = O webhook está ativo, e as entregas em espera são tentadas agora.
no-such = Esse webhook não existe aqui (ou já não existe).
to-webhooks = Ir para os webhooks
