## Páginas de erro

status = Erro { $status }
request-id = Se pedires ajuda, indica este pedido: <code>{ $id }</code>

## Títulos

not-here = Não está aqui
no-permission = Não tens permissão
incomplete-request = Pedido incompleto
not-this-way = Assim não dá
not-saved = Não foi guardado
not-stored = Não foi guardado
one-moment = Um momento
perhaps-stored = Talvez guardado
went-wrong = Algo correu mal
changed-first = Outra pessoa alterou isto antes
too-many-tries = Demasiadas tentativas
too-much-at-once = É demasiado de uma só vez
form-too-old = Este formulário é demasiado antigo
no-place-now = Agora não há espaço

## Botões e links

to-front-page = Ir para a página inicial
ask-again = Tentar de novo agora
go-back = Voltar
back-to-your-page = Voltar à tua página
to-the-tournament = Ir para o torneio
sign-in = Iniciar sessão

## Frases

busy-form = O servidor está ocupado e nada foi guardado. Envia o formulário de novo daqui a { $seconds } segundos. Se já não o vires, volta atrás: o que escreveste continua lá.
busy-page = O servidor está ocupado. Esta página tenta de novo daqui a { $seconds } segundos.
perhaps-stored-detail = Isto foi enviado, mas perdeu-se a resposta que diz se foi guardado. Envia o mesmo formulário de novo: só conta uma vez. Se já não vires o formulário, verifica se ficou guardado antes de preencheres outro.
unexpected = Aconteceu algo inesperado do nosso lado; o que se passou está no registo do serviço.
unexpected-nothing-changed = Aconteceu algo inesperado do nosso lado. Nada foi alterado; o que se passou está no registo do serviço.
page-not-made = Não foi possível criar a página.
fix-and-send = Volta atrás, corrige o que está aqui indicado e envia de novo. Nada foi alterado.
wait-seconds = Espera { $seconds } segundos e tenta de novo.
nothing-here = Não há nada neste endereço.
no-page = Não há nenhuma página neste endereço. O endereço pode ter sido mal escrito, ou o link é antigo.
no-tournament = Não há nenhum torneio neste endereço.
no-stage = Este não é o endereço do palco deste torneio. A equipa encontra o certo na página Palco.
no-file = Esse ficheiro não existe.
bad-query = Não foi possível ler o que vem depois do ? neste endereço. Em vez disso, segue um link.
method-refused = Este endereço não aceita pedidos { $method }.

## Banco de dados

read-only-page = De momento, a base de dados deste serviço só permite leitura. Esta página tenta de novo daqui a { $seconds } segundos.
read-only-form = De momento, a base de dados deste serviço só permite leitura, por isso nada foi alterado. Fala com quem aloja o serviço e depois envia de novo.
full-page = O disco deste serviço está cheio. Esta página tenta de novo daqui a { $seconds } segundos.
full-form = O disco deste serviço está cheio, por isso nada foi alterado. Fala com quem aloja o serviço e depois envia de novo.
disk-page = De momento, o disco deste serviço está a falhar. Esta página tenta de novo daqui a { $seconds } segundos.
disk-form = De momento, o disco deste serviço está a falhar, por isso nada foi alterado. Fala com quem aloja o serviço e depois envia de novo.
locked-page = Outro programa está a escrever na base de dados deste serviço. Esta página tenta de novo daqui a { $seconds } segundos.
locked-form = Outro programa está a escrever na base de dados deste serviço, por isso nada foi alterado. Envia de novo daqui a pouco.
silent-page = De momento, a base de dados não responde. Esta página tenta de novo daqui a { $seconds } segundos.
silent-form = De momento, a base de dados não responde, por isso nada foi alterado. Envia de novo daqui a pouco.

## Links de uso único

link-unknown = Este link não é conhecido
link-used = Este link já foi usado
link-expired = Este link expirou
link-void = Este link já não é válido

## Formulários

foreign-form = Este formulário foi enviado por outro site. Abre a página aqui e envia de novo.
unknown-player = Este navegador não sabe de quem era esta página. Abre de novo o teu link secreto.
other-session = Iniciaste ou terminaste sessão depois de abrires esta página. Volta atrás, recarrega a página e envia o formulário de novo.
takes-no-file = Este formulário não aceita ficheiros. Abre a página de novo e envia-o a partir de lá.
nul-in-form = O formulário contém um carácter que nenhum texto tem (NUL). Volta atrás, apaga-o e envia o formulário de novo.
form-unreadable = Não foi possível ler o formulário. Abre a página de novo e envia-o a partir de lá.
upload-unreadable = Não foi possível ler o ficheiro enviado. Abre a página de novo e envia-o a partir de lá.
form-broke-off = O envio do formulário foi interrompido. Envia-o de novo.
form-late = O formulário não chegou a tempo, por isso nada foi alterado. Verifica a ligação e envia de novo.
form-too-large = Este formulário aceita no máximo { $most }. Envia-o em partes mais pequenas; nada foi alterado.
no-place-detail = Há demasiadas páginas abertas, por isso esta não se atualiza. Recarrega-a para veres as novidades.

strange-address = Este endereço contém um carácter que não está em nenhum endereço deste serviço.
no-host = O pedido não diz para que servidor é.
other-name = Não é o nome deste serviço
service-is-at = Este serviço está em { $address }. Abre esse endereço.
service-has-no-name = Este serviço só se conhece por números, como http://192.0.2.7:8080, e como localhost. Quem o aloja pode dar-lhe um nome com --public-url.
open-it = Abrir
key-reused = outra coisa foi enviada com esta chave
