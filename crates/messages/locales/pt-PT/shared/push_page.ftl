## Notificações neste telemóvel

title = Notificações neste telemóvel
of-players = O teu telemóvel mostra, mesmo bloqueado, o teu lugar quando uma ronda é publicada ou quando ele muda, que o tempo acabou, resultados que esperam por ti, quando um juiz assume a tua chamada, e os avisos.
of-judges = O teu telemóvel mostra, mesmo bloqueado, quando um jogador chama um juiz.
tell-me = Ligar notificações
tells = As notificações estão ligadas neste telemóvel.
stop = Desligar notificações
blocked = Este navegador bloqueia as notificações desta página. Permite-as nas definições da página, em geral no ícone ao lado do endereço.
home-screen = Num iPhone ou iPad, adiciona primeiro esta página ao ecrã principal: toca no ícone de partilha, depois em «Adicionar ao ecrã principal», e abre-a a partir daí.
cannot = Este navegador não consegue mostrar notificações. Experimenta outro, e não uses uma janela privada.
needs-script = As notificações precisam de JavaScript.
failed = Não funcionou. Tenta de novo quando houver ligação.
what-is-sent = As notificações são encriptadas e enviadas pelo serviço do fabricante do navegador. Contêm a tua mesa, o teu lugar e os avisos deste torneio, e nada sobre outros jogadores.
begun = As notificações foram ligadas. A primeira chega dentro de momentos.
stopped = As notificações foram desligadas.
