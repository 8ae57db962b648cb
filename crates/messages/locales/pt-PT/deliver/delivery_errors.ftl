## Porque é que algo não chegou

withdrawn = Retirado antes de ser enviado.
address-unreadable = Não é possível ler o endereço.
no-answer = Sem resposta em 5 segundos.
not-reached = O servidor não é conhecido, ou leva à rede desta própria máquina, o que esta instalação não permite.
not-https = O endereço não começa por https://.
head-too-long = O cabeçalho da resposta é demasiado longo.
no-tls = O certificado não é aceite, ou o servidor não fala TLS.
no-http = A resposta não é HTTP.
refuses = O servidor recusa ligações nesse endereço.
connection-failed = A ligação falhou antes de chegar uma resposta.
not-sent = Não foi possível enviar.
