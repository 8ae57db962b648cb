## Nomes de utilizador e palavras-passe

type-name = Escreve um nome de utilizador: é com ele que inicias sessão.
name-too-long = O nome de utilizador tem { $length } caracteres: usa no máximo { $most }.
name-invisible = O nome de utilizador contém um carácter invisível: escreve-o de novo.
name-taken = Já existe uma conta { $name }: escolhe outro nome ou inicia sessão.
no-account-named = Não existe conta «{ $name }». `podium user list` mostra-as todas.
password-too-short = A palavra-passe tem { $length } caracteres: usa pelo menos { $least }. Três ou quatro palavras seguidas são fáceis de lembrar.
password-too-long = A palavra-passe tem { $length } caracteres: usa no máximo { $most }.
password-is-name = A palavra-passe é igual ao nome de utilizador: escolhe outra.
password-guessed = Esta palavra-passe adivinha-se depressa: é comum ou feita de partes comuns. Usa três ou quatro palavras que não tenham nada a ver umas com as outras.
password-not-current = Esta não é a tua palavra-passe atual. Nada foi alterado.
password-not-yours = Esta não é a tua palavra-passe. Ainda nada foi feito.
password-changed = A tua palavra-passe foi alterada há pouco, por isso nada foi feito. Envia outra vez, com a nova.
wrong-pair = Nome de utilizador ou palavra-passe errados. A palavra-passe distingue maiúsculas de minúsculas.
account-disabled = Esta conta está desativada. A administração do site pode reativá-la.

## O segundo fator

wrong-code = Este não é o código que a aplicação mostra agora, ou já foi usado. Espera pelo próximo e escreve-o.
begin-again = { $minutes ->
    [one] O código tem de vir até { $minutes } minuto depois da palavra-passe. Inicia sessão de novo desde o início.
   *[other] O código tem de vir até { $minutes } minutos depois da palavra-passe. Inicia sessão de novo desde o início.
}
code-asked = É preciso escrever um código.
factor-there = A tua conta já tem um segundo fator. Desliga-o primeiro e depois configura outra aplicação.
no-factor-begun = Não há nenhum segundo fator em configuração. Começa de novo na página da tua conta.
not-code-of-app = Este não é o código da aplicação. Escreve os seis dígitos que mostra agora; se forem recusados de novo, verifica se o telemóvel acerta o relógio automaticamente.
nothing-to-recover = A tua conta não tem segundo fator, por isso não há nada a recuperar.
own-factor-first = Configura primeiro o teu próprio segundo fator, na página da tua conta: assim sabes o que pedes aos outros.
no-own-factor = A tua conta não tem segundo fator.
own-factor-elsewhere = Este é o teu próprio segundo fator: desliga-o na página da tua conta, com um código.
has-no-factor = { $name } não tem segundo fator.

## Contas, para a administração

no-such-account = Essa conta já não existe.
account-changed = Entretanto, alguém alterou { $name }. Vê como a conta está agora e decide de novo.
last-administrator = { $name } é a última conta da administração que pode iniciar sessão. Antes, dá essa função a outra pessoa.
enable-first = { $name } está com a conta desativada: reativa-a primeiro.
session-ended = Essa sessão já terminou.

## Tokens de acesso

name-token = Dá um nome ao token: para que serve.
choose-scopes = Escolhe para que o token pode ser usado.
choose-days = Escolhe de 1 a { $most } dias, ou nenhum para um token que não expira.
no-role-there = Não tens nenhuma função neste torneio.
too-many-tokens = Tens { $most } tokens, o máximo por conta. Revoga um que já não uses.
token-revoked = Esse token já foi revogado.

## Links de uso único

link-unknown = Link desconhecido: ficou incompleto, foi revogado ou trocado por um mais recente. Pede um novo link.
link-used = Este link já foi usado e só funciona uma vez. Se foste tu, inicia sessão. Se não, fala com quem to deu.
link-expired = Este link expirou. Pede um novo link.
link-no-longer = Quem fez este convite já não pode dar esta função. Pede um novo link.
link-set-up = Esta instalação já está configurada. Inicia sessão ou pede um convite à administração do site.
link-not-for-account = Este link não serve para uma conta com sessão iniciada.
invitation-gone = Esse convite já foi usado ou revogado.
role-here-already = Já tens esta função neste torneio: { $role }. O convite continua por usar: dá-o à pessoa certa.
role-on-site-already = Já tens esta função neste site: { $role }. O convite continua por usar: dá-o à pessoa certa.

## A equipa de um torneio

not-on-staff = Não és da equipa deste torneio.
who-chooses-staff = Só a organização e o juiz principal escolhem a equipa.
cannot-give-role = A tua função é { $own }, e com ela não se pode dar nem tirar a função { $other }. Fala com a organização.
has-become = Entretanto, a função de { $name } mudou: { $role }. Decide de novo.
is-already = { $name } já tem esta função: { $role }.
not-on-staff-any-more = Essa pessoa já não é da equipa.
last-organizer = É a última pessoa na organização do torneio. Antes, dá essa função a outra.
