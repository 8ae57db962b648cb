user-name = Nome de utilizador
password = Palavra-passe
players-need-none = Os jogadores não precisam de conta: abrem o link ou leem o código que a organização lhes dá.
staff-by-invitation = A equipa recebe uma conta por convite. Se perdeste a palavra-passe, pede um link à administração do site.

## O código

your-code = O teu código
code = Código
code-hint = Os seis dígitos que a tua aplicação de autenticação mostra agora.
without-phone = Sem o telemóvel: escreve um dos teus códigos de recuperação. Cada um funciona uma vez.
without-both = Sem nenhum dos dois: a administração do site pode desligar o segundo fator.
too-late = Demasiado tarde
recovery-codes-left = { $left ->
    [one] A sessão está iniciada. Resta um código de recuperação: cria novos ou configura outro telemóvel.
   *[other] A sessão está iniciada. Restam { $left } códigos de recuperação: cria novos ou configura outro telemóvel.
}
last-recovery-code = A sessão está iniciada. Este era o último código de recuperação: cria novos ou configura outro telemóvel.
wait = { $seconds ->
    [one] Houve várias tentativas falhadas. Espera { $seconds } segundo e tenta de novo; ninguém fica bloqueado.
   *[other] Houve várias tentativas falhadas. Espera { $seconds } segundos e tenta de novo; ninguém fica bloqueado.
}
signed-out = A sessão foi terminada.

## De novo a palavra-passe

why-again = Escreve de novo a palavra-passe antes de alterares contas, equipa ou dados pessoais: alguém pode ter encontrado este navegador aberto. Durante uma hora, não volta a ser pedida. <b>Ainda nada foi alterado</b>, e esta página guarda o que preencheste.
your-password = A tua palavra-passe
go-on = Continuar
remembered = A tua palavra-passe fica lembrada durante uma hora. Podes continuar.

## Um formulário por enviar

was-not-stored = Isto <b>não foi guardado</b>: iniciaste ou terminaste sessão depois de a página abrir. Se entretanto alguém alterou o mesmo, ser-te-á perguntado.
send = Enviar
do-not-send = Não enviar
