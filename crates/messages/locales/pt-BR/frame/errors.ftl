## Páginas de erro

status = Erro { $status }
request-id = Se pedir ajuda, informe esta solicitação: <code>{ $id }</code>

## Títulos

not-here = Não está aqui
no-permission = Você não tem permissão
incomplete-request = Solicitação incompleta
not-this-way = Assim não é possível
not-saved = Não foi salvo
not-stored = Não foi gravado
one-moment = Um momento
perhaps-stored = Talvez tenha sido gravado
went-wrong = Algo deu errado
changed-first = Outra pessoa alterou isto antes
too-many-tries = Tentativas demais
too-much-at-once = É demais de uma vez só
form-too-old = Este formulário é antigo demais
no-place-now = Sem espaço agora

## Botões e links

to-front-page = Ir à página inicial
ask-again = Tentar de novo agora
go-back = Voltar
back-to-your-page = Voltar à sua página
to-the-tournament = Ir ao torneio
sign-in = Entrar

## Frases

busy-form = O servidor está ocupado e nada foi salvo. Envie de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Se não estiver mais vendo seu formulário, volte: o que você digitou continua lá.
busy-page = O servidor está ocupado. Esta página tenta de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
perhaps-stored-detail = Isto foi enviado, mas a resposta que diz se foi gravado se perdeu. Envie o mesmo formulário de novo: ele só vale uma vez. Se não estiver mais vendo o formulário, confira se já está gravado antes de preencher outro.
unexpected = Algo inesperado aconteceu do nosso lado; o que houve está no log do serviço.
unexpected-nothing-changed = Algo inesperado aconteceu do nosso lado. Nada foi alterado; o que houve está no log do serviço.
page-not-made = Não foi possível montar a página.
fix-and-send = Volte, corrija o que está indicado aqui e envie de novo. Nada foi alterado.
wait-seconds = Espere { $seconds } s e tente de novo.
nothing-here = Não há nada neste endereço.
no-page = Não há página neste endereço. Pode ter sido digitado errado, ou o link é antigo.
no-tournament = Não há torneio neste endereço.
no-stage = Este não é o endereço do palco deste torneio. A equipe encontra o certo na página Palco.
no-file = Esse arquivo não existe.
bad-query = Não foi possível ler o que vem depois do ? neste endereço. Siga um link em vez disso.
method-refused = Este endereço não aceita solicitações { $method }.

## Banco de dados

read-only-page = No momento, o banco de dados deste serviço está só para leitura. Esta página tenta de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
read-only-form = No momento, o banco de dados deste serviço está só para leitura, então nada foi alterado. Fale com quem hospeda o serviço e depois envie de novo.
full-page = O disco deste serviço está cheio. Esta página tenta de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
full-form = O disco deste serviço está cheio, então nada foi alterado. Fale com quem hospeda o serviço e depois envie de novo.
disk-page = O disco deste serviço está com falha no momento. Esta página tenta de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
disk-form = O disco deste serviço está com falha no momento, então nada foi alterado. Fale com quem hospeda o serviço e depois envie de novo.
locked-page = Outro programa está gravando no banco de dados deste serviço. Esta página tenta de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
locked-form = Outro programa está gravando no banco de dados deste serviço, então nada foi alterado. Envie de novo daqui a pouco.
silent-page = O banco de dados não responde no momento. Esta página tenta de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
silent-form = O banco de dados não responde no momento, então nada foi alterado. Envie de novo daqui a pouco.

## Links de uso único

link-unknown = Este link não é conhecido
link-used = Este link já foi usado
link-expired = Este link expirou
link-void = Este link não é mais válido

## Formulários

foreign-form = Este formulário foi enviado por outro site. Abra a página aqui e envie de novo.
unknown-player = Este navegador não sabe de quem era esta página. Abra seu link secreto de novo.
other-session = Você entrou ou saiu da conta depois de abrir esta página. Volte, recarregue a página e envie de novo.
takes-no-file = Este formulário não aceita arquivos. Abra a página de novo e envie de lá.
nul-in-form = O formulário contém um caractere que nenhum texto tem (NUL). Volte, apague-o e envie de novo.
form-unreadable = Não foi possível ler o formulário. Abra a página de novo e envie de lá.
upload-unreadable = Não foi possível ler o arquivo enviado. Abra a página de novo e envie de lá.
form-broke-off = O envio do formulário foi interrompido. Envie de novo.
form-late = O formulário não chegou a tempo, então nada foi alterado. Verifique a conexão e envie de novo.
form-too-large = Este formulário aceita no máximo { $most }. Envie em partes menores; nada foi alterado.
no-place-detail = Há páginas demais abertas, então esta não se atualiza. Recarregue para ver as novidades.

## Solicitações para outro serviço, ou de programas

strange-address = Este endereço contém um caractere que não está em nenhum endereço deste serviço.
no-host = A solicitação não diz para qual servidor é.
other-name = Não é o nome deste serviço
service-is-at = Este serviço está em { $address }. Abra esse endereço.
service-has-no-name = Este serviço só se conhece por números, como http://192.0.2.7:8080, e como localhost. Quem o hospeda pode dar um nome com --public-url.
open-it = Abrir
key-reused = outra coisa foi enviada com esta chave
