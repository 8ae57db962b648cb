## Notificações neste celular

title = Notificações neste celular
of-players = Seu celular mostra, mesmo bloqueado, seu assento quando uma rodada é publicada ou quando ele muda, que o tempo acabou, resultados que esperam por você, quando um juiz assume seu chamado, e os avisos.
of-judges = Seu celular mostra, mesmo bloqueado, quando um jogador chama um juiz.
tell-me = Ligar notificações
tells = As notificações estão ligadas neste celular.
stop = Desligar notificações
blocked = Este navegador bloqueia as notificações desta página. Permita-as nos ajustes da página, em geral no ícone ao lado do endereço.
home-screen = Em um iPhone ou iPad, primeiro adicione esta página à tela de início: toque no ícone de compartilhar, depois em “Adicionar à Tela de Início”, e abra-a de lá.
cannot = Este navegador não consegue mostrar notificações. Tente outro, e não use uma janela anônima.
needs-script = As notificações precisam de JavaScript.
failed = Não funcionou. Tente de novo quando houver conexão.
what-is-sent = As notificações são criptografadas e enviadas pelo serviço do fabricante do navegador. Elas contêm sua mesa, seu assento e os avisos deste torneio, e nada sobre outros jogadores.
begun = As notificações foram ligadas. A primeira chega em instantes.
stopped = As notificações foram desligadas.
