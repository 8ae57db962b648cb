## Por que motivo um telemóvel não recebe notificações

only-with-place = Só os jogadores com vaga no torneio podem receber notificações no telemóvel.
only-judges = Só os juízes do torneio podem receber as chamadas no telemóvel.
unknown-service = O Podium não funciona com o serviço de notificações deste navegador. Usa o Firefox, o Chrome, o Edge ou o Safari.
too-many-browsers = { $most } telemóveis já recebem as tuas notificações. Desliga-as primeiro num deles.
