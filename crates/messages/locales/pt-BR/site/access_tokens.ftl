## Tokens de acesso

access-tokens = Tokens de acesso
times-in-utc = Horários em UTC.
what-they-are = Um programa envia um token à <a>API</a> e age em seu nome, com sua função atual. O registro cita o token.
none-yet = Seus tokens aparecem aqui.

## A lista

token = Token
may = Pode
tournament = Torneio
expires = Expira
hint-and-made = { $hint }…, criado em { $made }
nothing = nada
all = todos
never-used = nunca
never-expires = nunca
expired = Expirado
revoke = Revogar { $name }
revoked = O token foi revogado: não abre mais nada.

## Um novo

make-heading = Criar um token
name = Nome
name-hint = O que o usa, como “overlay da transmissão”. Fica no registro.
may-be-used-for = Para que pode ser usado
scope-read = Ver o que sua função vê: rascunhos, resultados em andamento, estados
scope-players = Adicionar e editar jogadores, fazer check-in e registrar saídas
scope-results = Registrar resultados
scope-rounds = Parear, publicar, iniciar e encerrar rodadas
scope-webhooks = Criar, alterar e remover webhooks
scope-settings = Criar torneios e alterar seus ajustes
for-label = Para
all-your-tournaments = Todos os seus torneios
expires-after = Expira depois de
one-year = Um ano
no-end = Não expira
choose-expiry = Escolha quando o token expira.
make = Criar o token

## A página que mostra um novo token

your-new-token = Seu novo token
shown-once = <b>Esta página mostra o token uma só vez.</b> Copie-o agora para “{ $name }” e guarde-o como se guarda uma senha: quem o tem age em seu nome.
example = Um programa o envia em cada chamada. Esta chamada mostra o que o token pode fazer:
more-calls = <a>A documentação da API</a> tem as outras chamadas, e um bot para começar.
have-it = Já copiei
