access-tokens = Tokens de acesso
times-in-utc = Horas em UTC.
what-they-are = Um programa envia um token à <a>API</a> e age em teu nome, com a função que tens no momento. O registo indica o token.
none-yet = Os teus tokens aparecem aqui.

## A lista

token = Token
may = Permite
tournament = Torneio
expires = Expira
hint-and-made = { $hint }…, criado a { $made }
nothing = nada
all = todos
never-used = nunca
never-expires = nunca
expired = Expirou
revoke = Revogar { $name }
revoked = O token foi revogado: já não abre nada.

## Um novo

make-heading = Criar um token
name = Nome
name-hint = O que o usa, como «overlay da transmissão». Fica no registo.
may-be-used-for = Para que pode ser usado
scope-read = Ver o que a tua função vê: rascunhos, resultados a decorrer, estados
scope-players = Adicionar e alterar jogadores, check-in e saídas
scope-results = Registar resultados
scope-rounds = Fazer rascunhos de rondas, publicá-las, iniciá-las e encerrá-las
scope-webhooks = Criar, alterar e remover webhooks
scope-settings = Criar torneios e alterar as suas definições
for-label = Para
all-your-tournaments = Todos os teus torneios
expires-after = Expira após
one-year = Um ano
no-end = Não expira
choose-expiry = Escolhe quando o token expira.
make = Criar o token

## O token novo

your-new-token = O teu novo token
shown-once = <b>Esta página mostra o token uma só vez.</b> Copia-o agora para «{ $name }» e guarda-o como guardas uma palavra-passe: quem o tiver age em teu nome.
example = Um programa envia-o com cada pedido. Este pedido mostra o que o token permite:
more-calls = <a>A documentação da API</a> tem os outros pedidos e um bot para começar.
have-it = Já o tenho
