title = Contas
find-name = Procurar um nome
nobody-by-name = Ninguém com esse nome
caption = Todos os que podem iniciar sessão aqui. Horas em UTC.
role-on-site = Função no site
role = Função
state = Estado
since = Desde
disabled = Desativada
can-sign-in = Ativa
command-line = linha de comandos

## Convites

invite = Convidar alguém
make-invitation = Criar um convite
administrator-hint = Tudo: todos os torneios e todas as contas.
organizer-hint = Cria os seus próprios torneios.
staff-hint = Só trabalha nos torneios para os quais tem convite.
choose-role = Escolhe uma das funções.
until-utc = Até (UTC)
invitation = Convite
for-one-new = Para uma nova conta neste site, com esta função: { $role }.
back-to-accounts = Voltar às contas
invitation-revoked = Convite revogado.

## O segundo fator da administração

factor-of-administrators = Segundo fator da administração
demanded = Exigido
demanded-what = Quem é da administração e não o tem deve configurá-lo antes de tudo o resto.
stop-demanding = Deixar de o exigir
not-demanded = A palavra-passe de quem é da administração abre tudo aqui. Exige também um código de uma aplicação de autenticação.
demand = Exigir
set-up-own = Primeiro, <a>configura o teu</a>.
now-demanded = A partir de agora, todas as contas da administração precisam de um segundo fator.
no-longer-demanded = A administração pode iniciar sessão só com a palavra-passe.

## Uma conta

since-utc = desde { $since } UTC
on-staff-of = Na equipa de
change-role = Alterar a função
enable-heading = Ativar a conta
enable-what = Volta a poder iniciar sessão com a palavra-passe antiga.
enable = Ativar
lost-password = Palavra-passe perdida
lost-password-what = Cria um link, válido durante uma hora, para escolher uma nova palavra-passe. Links anteriores deixam de ser válidos.
make-link = Criar um link
lost-phone = Telemóvel perdido
lost-phone-what = Desliga o segundo fator e termina todas as sessões da conta. Certifica-te de quem está a pedir: depois disso, basta a palavra-passe.
disable-heading = Desativar a conta
disable-what = Termina todas as sessões da conta e impede novas. O nome fica nos registos, e podes voltar a ativá-la.
disable = Desativar
type-name = Escreve { $name } exatamente como está aqui.
not-disabled = A conta não foi desativada.
no-account = Não há nenhuma conta neste endereço.
to-accounts = Ir para as contas
reset-title = Link para uma palavra-passe perdida
reset-what = Para { $name } escolher uma nova palavra-passe.
back-to-account = Voltar à conta
only-administrators = Só a administração do site pode gerir contas.

## Avisos

role-changed = A conta { $name } tem agora esta função: { $role }.
is-disabled = A conta { $name } está desativada, com todas as sessões terminadas.
is-enabled = A conta { $name } pode voltar a iniciar sessão.
factor-removed = A conta { $name } inicia sessão só com a palavra-passe; todas as sessões foram terminadas.

## Na lista de todos os torneios

