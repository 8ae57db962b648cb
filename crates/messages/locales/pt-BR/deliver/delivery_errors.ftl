## Por que algo não pôde ser enviado

withdrawn = Retirado antes de ser enviado.
address-unreadable = Não foi possível ler o endereço.
no-answer = Sem resposta em 5 segundos.
not-reached = O servidor não é conhecido, ou leva à rede da própria máquina, o que esta instalação não permite.
not-https = O endereço não começa com https://.
head-too-long = O cabeçalho da resposta é longo demais.
no-tls = O certificado não é aceito, ou o receptor não fala TLS.
no-http = A resposta não é HTTP.
refuses = O servidor recusa conexões ali.
connection-failed = A conexão falhou antes de vir uma resposta.
not-sent = Não foi possível enviar.
