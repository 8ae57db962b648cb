## Todas as contas

title = Contas
find-name = Buscar um nome
nobody-by-name = Ninguém com esse nome
caption = Quem pode entrar aqui. Horários em UTC.
role-on-site = Função no site
role = Função
state = Estado
since = Desde
disabled = Desativada
can-sign-in = Pode entrar
command-line = linha de comando

## Convidar alguém ao site

invite = Convidar alguém
make-invitation = Criar um convite
administrator-hint = Tudo: todos os torneios e todas as contas.
organizer-hint = Cria seus próprios torneios.
staff-hint = Trabalha só onde recebe convite de um torneio.
choose-role = Escolha uma das funções.
until-utc = Até (UTC)
invitation = Convite
for-one-new = Para uma nova pessoa neste site, função: { $role }.
back-to-accounts = Voltar às contas
invitation-revoked = Convite revogado.

## O segundo fator da administração

factor-of-administrators = Segundo fator da administração
demanded = Exigido
demanded-what = Na administração, quem não tem precisa configurá-lo antes de qualquer outra coisa.
stop-demanding = Deixar de exigir
not-demanded = Uma senha da administração abre tudo aqui. Exija também um código de um app autenticador.
demand = Exigir
set-up-own = Primeiro, <a>configure o seu</a>.
now-demanded = De agora em diante, toda a administração precisa de um segundo fator.
no-longer-demanded = A administração pode entrar só com a senha.

## Uma conta

since-utc = desde { $since } UTC
on-staff-of = Na equipe de
change-role = Alterar a função
enable-heading = Reativar a conta
enable-what = Ela pode entrar de novo com a senha antiga.
enable = Reativar
lost-password = Senha perdida
lost-password-what = Cria um link válido por uma hora, para escolher uma nova senha. Links anteriores deixam de valer.
make-link = Criar um link
lost-phone = Celular perdido
lost-phone-what = Desliga o segundo fator e encerra todas as sessões da conta. Tenha certeza de quem está pedindo: depois disso, a senha basta.
disable-heading = Desativar a conta
disable-what = Encerra todas as sessões da conta e impede que ela entre. O nome fica nos registros, e você pode reativá-la.
disable = Desativar
type-name = Digite { $name } exatamente como está aqui.
not-disabled = A conta não foi desativada.
no-account = Não há conta neste endereço.
to-accounts = Ver contas
reset-title = Link para uma senha perdida
reset-what = Para { $name }, que escolhe uma nova senha com ele.
back-to-account = Voltar à conta
only-administrators = Só a administração do site pode gerenciar contas.

## Avisos

role-changed = A função de { $name } agora é: { $role }.
is-disabled = A conta { $name } foi desativada, e todas as sessões dela, encerradas.
is-enabled = { $name } pode entrar de novo.
factor-removed = { $name } entra só com a senha, e todas as sessões foram encerradas.
