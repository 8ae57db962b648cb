## Por que um celular não recebe notificações

only-with-place = Só jogadores com vaga no torneio podem receber notificações no celular.
only-judges = Só juízes do torneio podem receber os chamados no celular.
unknown-service = O Podium não funciona com o serviço de notificações deste navegador. Use Firefox, Chrome, Edge ou Safari.
too-many-browsers = { $most } celulares já recebem suas notificações. Primeiro, desligue-as em um deles.
