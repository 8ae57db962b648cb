nobody = Ninguém com esse nome. Tente menos letras.
many-players = Muitos jogadores. Digite mais letras.
show-it = Mostrar
has-changed = Isto mudou desde que você começou a digitar.
offline = Sem conexão. Dados de { $time }.
signed-out = Sua sessão terminou. Recarregue a página para entrar de novo.
moved = Esta página mudou de endereço. Recarregue para continuar.
gone = Esta página não está mais aqui.

## Painéis e avisos sobre a página

close = Fechar
close-message = Fechar esta mensagem

## Um formulário que não pôde ser enviado

not-sent = Não foi enviado
not-sent-why = A rede não responde. O que você digitou continua aqui: envie de novo daqui a pouco.
signed-out-unsent = Sua sessão terminou. Nada foi gravado, e o que você digitou continua aqui. Entre, volte e envie de novo.
sending-file = O arquivo está sendo enviado. Deixe esta página aberta.
not-carried-out = Não foi feito.

## O que espera neste aparelho até a rede responder

acts-unsent = { $count ->
    [one] { $count } ação ainda não enviada
   *[other] { $count } ações ainda não enviadas
}
acts-ask = Não enviado: estas pedem antes uma resposta
act-of-player = Fica guardado neste celular e é enviado quando a rede responder. Enquanto isso, levante a mão.
may-have-arrived = Talvez já tenha chegado.
acts-of-staff = Ficam guardadas neste aparelho e são enviadas nesta ordem quando a rede responder. Você pode fechar a página.
acts-moved = A mesa avançou desde que você apertou, ou o balcão tem uma pergunta. Nada é feito antes que você responda.
acts-full = Guardam-se no máximo { $most }: a última não foi guardada.
act-made-by = Ação de { $name }: só é enviada com essa conta aberta.
somebody = alguém
send-still = Enviar mesmo assim
do-not-send = Não enviar
