## O segundo fator

on-since = desde { $since } UTC. Ao entrar, você precisa de um código do app depois da senha.

## Códigos de recuperação

recovery-codes = Códigos de recuperação
codes-left = { $count ->
    [one] Resta { $count }. Cada um permite entrar uma vez sem o celular. Criar novos invalida os antigos.
   *[other] Restam { $count }. Cada um permite entrar uma vez sem o celular. Criar novos invalida os antigos.
}
no-codes-left = Não resta nenhum: sem o celular você não consegue entrar. Cada um permite entrar uma vez sem o celular. Criar novos invalida os antigos.
make-codes = Criar novos códigos
your-codes = Seus códigos de recuperação
shown-once = <b>Esta página os mostra uma só vez.</b> Imprima ou anote, e guarde longe do celular. Cada um permite a { $name } entrar uma vez em { $site } sem o celular, depois da senha.
have-them = Já anotei

## Desligar

switch-off = Desligar
for-new-phone = Também para um novo celular: desligue e configure de novo.
administrators-need-one = A administração precisa de um aqui.
code-hint-off = O código atual do app, ou um código de recuperação.
is-off = O segundo fator está desligado: basta sua senha para entrar.
still-on = O segundo fator continua ligado.

## Configurar

demanded = <b>Aqui, a administração precisa de um segundo fator</b>, e sua conta ainda não tem. Configure-o para continuar.
why = Só uma senha pode ser vista ou adivinhada. Com um segundo fator, é preciso também um código de um app autenticador no seu celular. Serve qualquer app de códigos baseados no tempo.
scan = 1. Leia isto com o app
or-type = Ou digite nele esta chave: <code>{ $key }</code>
on-phone = No próprio celular: <a>abrir o app</a>.
type-code = 2. Digite o código que ele mostra
code-hint-on = Seis dígitos. As sessões em outros navegadores são encerradas.
switch-on = Ligar
begin-again = Usar outra chave
not-on-yet = O segundo fator ainda não está ligado.
