nobody = Ninguém com esse nome. Tenta menos letras.
many-players = Muitos jogadores. Escreve mais letras.
show-it = Mostrar
has-changed = Isto mudou desde que começaste a escrever.
offline = Sem ligação. Dados das { $time }.
signed-out = A tua sessão terminou. Recarrega a página para entrares de novo.
moved = Esta página mudou de endereço. Recarrega para continuar.
gone = Esta página já não está aqui.

close = Fechar
close-message = Fechar esta mensagem
not-sent = Não foi enviado
not-sent-why = A rede não responde. O que escreveste continua aqui: envia-o de novo daqui a pouco.
signed-out-unsent = A tua sessão terminou. Nada foi guardado, e o que escreveste continua aqui. Inicia sessão, volta aqui e envia-o de novo.
sending-file = O ficheiro está a ser enviado. Deixa esta página aberta.
not-carried-out = Não foi feito.
acts-unsent = { $count ->
    [one] { $count } ação ainda não enviada
   *[other] { $count } ações ainda não enviadas
}
acts-ask = Por enviar: estas pedem primeiro uma resposta
act-of-player = Fica guardado neste telemóvel e é enviado quando a rede responder. Entretanto, levanta a mão.
may-have-arrived = Talvez já tenha chegado.
acts-of-staff = Ficam guardadas neste dispositivo e são enviadas nesta ordem quando a rede responder. Podes fechar a página.
acts-moved = A mesa avançou desde que tocaste, ou o balcão tem uma pergunta. Nada é feito antes de responderes.
acts-full = Guardam-se no máximo { $most }: a última não foi guardada.
act-made-by = Ação de { $name }: só é enviada com essa conta aberta.
somebody = alguém
send-still = Enviar mesmo assim
do-not-send = Não enviar
