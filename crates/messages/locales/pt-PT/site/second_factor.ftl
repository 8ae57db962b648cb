on-since = desde { $since } UTC. Ao iniciares sessão, precisas de um código da tua aplicação, depois da palavra-passe.

## Códigos de recuperação

recovery-codes = Códigos de recuperação
codes-left = { $count ->
    [one] Resta um. Cada um serve para iniciares sessão uma vez sem o telemóvel. Criar novos invalida os antigos.
   *[other] Restam { $count }. Cada um serve para iniciares sessão uma vez sem o telemóvel. Criar novos invalida os antigos.
}
no-codes-left = Não resta nenhum: sem o telemóvel, não podes iniciar sessão. Cada um serve para iniciares sessão uma vez sem o telemóvel. Criar novos invalida os antigos.
make-codes = Criar novos códigos de recuperação
your-codes = Os teus códigos de recuperação
shown-once = <b>Esta página mostra-os uma só vez.</b> Imprime-a ou aponta-os, e guarda-os longe do telemóvel. Cada um serve para a conta { $name } iniciar sessão uma vez em { $site } sem o telemóvel, depois da palavra-passe.
have-them = Já os tenho

## Desligar

switch-off = Desligar
for-new-phone = Também para um telemóvel novo: desliga-o e volta a configurá-lo.
administrators-need-one = Aqui, a administração precisa de um.
code-hint-off = O código atual da aplicação ou um código de recuperação.
is-off = O segundo fator está desligado: para iniciares sessão, basta a palavra-passe.
still-on = O segundo fator continua ligado.

## Configurar

demanded = <b>Aqui, a administração precisa de um segundo fator</b>, e a tua conta ainda não tem nenhum. Configura-o para continuares.
why = Uma palavra-passe, só por si, pode ser vista ou adivinhada. Com um segundo fator, precisas também de um código de uma aplicação de autenticação no teu telemóvel. Serve qualquer aplicação com códigos baseados na hora.
scan = 1. Lê isto com a aplicação
or-type = Ou escreve nela esta chave: <code>{ $key }</code>
on-phone = No próprio telemóvel: <a>abre a aplicação</a>.
type-code = 2. Escreve o código que ela mostra
code-hint-on = Seis dígitos. As sessões noutros navegadores são terminadas.
switch-on = Ligar
begin-again = Começar de novo com outra chave
not-on-yet = O segundo fator ainda não está ligado.
