## Nomes de usuário e senhas

type-name = Digite um nome de usuário: é com ele que você entra.
name-too-long = O nome de usuário tem { $length } caracteres: use no máximo { $most }.
name-invisible = O nome de usuário contém um caractere invisível: digite de novo.
name-taken = Já existe uma conta { $name }: escolha outro nome ou entre.
no-account-named = Não existe conta “{ $name }”. `podium user list` mostra todas.
password-too-short = A senha tem { $length } caracteres: use pelo menos { $least }. Três ou quatro palavras seguidas são fáceis de lembrar.
password-too-long = A senha tem { $length } caracteres: use no máximo { $most }.
password-is-name = A senha é igual ao nome de usuário: escolha outra.
password-guessed = Esta senha se adivinha depressa: é comum ou feita de partes comuns. Use três ou quatro palavras que não tenham nada a ver umas com as outras.
password-not-current = Esta não é sua senha atual. Nada foi alterado.
password-not-yours = Esta não é sua senha. Nada foi feito ainda.
password-changed = Sua senha foi alterada há pouco, então nada foi feito. Envie de novo com a nova.
wrong-pair = Nome de usuário ou senha não conferem. A senha diferencia maiúsculas de minúsculas.
account-disabled = Esta conta está desativada. A administração do site pode reativá-la.

## O segundo fator

wrong-code = Este não é o código que o app mostra agora, ou ele já foi usado. Espere o próximo e digite-o.
begin-again = { $minutes ->
    [one] O código precisa vir até { $minutes } minuto depois da senha. Entre de novo desde o começo.
   *[other] O código precisa vir até { $minutes } minutos depois da senha. Entre de novo desde o começo.
}
code-asked = É preciso digitar um código.
factor-there = Sua conta já tem um segundo fator. Desligue-o primeiro e depois configure outro app.
no-factor-begun = Nenhum segundo fator está sendo configurado. Comece de novo na página da sua conta.
not-code-of-app = Este não é o código do app. Digite os seis dígitos que ele mostra agora; se forem recusados de novo, confira se o celular acerta o relógio automaticamente.
nothing-to-recover = Sua conta não tem segundo fator, então não há nada a recuperar.
own-factor-first = Configure primeiro seu próprio segundo fator, na página da sua conta: assim você sabe o que está pedindo aos outros.
no-own-factor = Sua conta não tem segundo fator.
own-factor-elsewhere = Este é seu próprio segundo fator: desligue-o na página da sua conta, com um código.
has-no-factor = { $name } não tem segundo fator.

## Contas, para a administração

no-such-account = Essa conta não existe mais.
account-changed = Enquanto isso, alguém alterou { $name }. Veja como a conta está agora e decida de novo.
last-administrator = { $name } é a última conta da administração que pode entrar. Antes, dê essa função a outra pessoa.
enable-first = { $name } está com a conta desativada: reative-a primeiro.
session-ended = Essa sessão já terminou.

## Tokens de acesso

name-token = Dê um nome ao token: para que ele serve.
choose-scopes = Escolha para que o token pode ser usado.
choose-days = Escolha de 1 a { $most } dias, ou nenhum para um token que não expira.
no-role-there = Você não tem função neste torneio.
too-many-tokens = Você tem { $most } tokens, o máximo por conta. Revogue um que não seja mais usado.
token-revoked = Esse token já foi revogado.

## Links de uso único

link-unknown = Link desconhecido: foi cortado, revogado ou trocado por um mais novo. Peça um novo link.
link-used = Este link já foi usado e só funciona uma vez. Se foi você, entre. Se não, fale com quem o enviou.
link-expired = Este link expirou. Peça um novo link.
link-no-longer = Quem fez este convite não pode mais dar esta função. Peça um novo link.
link-set-up = Esta instalação já está configurada. Entre ou peça um convite à administração do site.
link-not-for-account = Este link não serve para uma conta que já entrou.
invitation-gone = Esse convite já foi usado ou revogado.
role-here-already = Você já tem esta função neste torneio: { $role }. O convite continua sem uso: envie-o à pessoa certa.
role-on-site-already = Você já tem esta função neste site: { $role }. O convite continua sem uso: envie-o à pessoa certa.

## A equipe de um torneio

not-on-staff = Você não é da equipe deste torneio.
who-chooses-staff = Só a organização e o juiz principal escolhem a equipe.
cannot-give-role = Sua função é { $own }, e com ela não se pode dar nem tirar a função { $other }. Peça à organização.
has-become = Enquanto isso, a função de { $name } mudou: { $role }. Decida de novo.
is-already = { $name } já tem esta função: { $role }.
not-on-staff-any-more = Essa pessoa não é mais da equipe.
last-organizer = É a última pessoa na organização do torneio. Antes, dê essa função a outra.
