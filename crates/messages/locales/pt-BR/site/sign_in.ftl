## Entrar

user-name = Nome de usuário
password = Senha
players-need-none = Jogadores não precisam de conta: abrem o link ou leem o código que a organização lhes dá.
staff-by-invitation = A equipe recebe uma conta por convite. Se você perdeu a senha, peça um link à administração do site.

## O código

your-code = Seu código
code = Código
code-hint = Os seis dígitos que seu app autenticador mostra agora.
without-phone = Sem o celular: digite um de seus códigos de recuperação. Cada um funciona uma vez.
without-both = Sem nenhum dos dois: a administração do site pode desligar o segundo fator.
too-late = Tarde demais
recovery-codes-left = { $left ->
    [one] Você entrou. Resta { $left } código de recuperação: crie novos ou configure outro celular.
   *[other] Você entrou. Restam { $left } códigos de recuperação: crie novos ou configure outro celular.
}
last-recovery-code = Você entrou. Esse era o último código de recuperação: crie novos ou configure outro celular.
wait = { $seconds ->
    [one] Houve várias tentativas sem sucesso. Espere { $seconds } segundo e tente de novo; ninguém fica bloqueado.
   *[other] Houve várias tentativas sem sucesso. Espere { $seconds } segundos e tente de novo; ninguém fica bloqueado.
}
signed-out = Você saiu da conta.

## A senha de novo

why-again = Digite sua senha de novo antes de alterar contas, equipe ou dados pessoais, caso alguém tenha encontrado este navegador aberto. Ela não será pedida de novo por uma hora. <b>Nada foi alterado ainda</b>, e esta página guarda o que você preencheu.
your-password = Sua senha
go-on = Continuar
remembered = Sua senha vale por uma hora. Continue.

## Um formulário depois de entrar

was-not-stored = Isto <b>não foi gravado</b>: você entrou ou saiu da conta depois de abrir a página. Se alguém alterou a mesma coisa enquanto isso, haverá uma pergunta antes.
send = Enviar
do-not-send = Não enviar
