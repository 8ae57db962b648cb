## Sua conta

your-tournaments = Seus torneios
your-role = Sua função

## O calendário

your-calendar = Seu calendário
calendar-what = Um calendário que assina este endereço mostra os torneios em que você trabalha, inclusive os que ainda não estão abertos. Mantenha-o privado: quem o tem pode vê-los.
calendar-address = Endereço do seu calendário
calendar-subscribe = <a>Assinar com o calendário deste aparelho</a>: abre o programa, que pergunta antes de adicionar o calendário. Se nada abrir, copie o endereço para o programa. Renovar o endereço encerra o antigo: os calendários que o usam ficam vazios.
renew-address = Renovar o endereço
address-renewed = Seu calendário tem um novo endereço. O antigo não mostra mais nada.

## A senha

change-password = Alterar a senha
current-password = Senha atual
password-hint = Pelo menos 12 caracteres. Suas outras sessões são encerradas, e seus tokens de acesso, revogados.
password-changed = A senha foi alterada. Suas outras sessões foram encerradas, e os tokens de acesso anteriores, revogados. As notificações em outros dispositivos estão desligadas.
password-not-changed = A senha não foi alterada. Corrija o que está marcado.

## O segundo fator

second-factor = Segundo fator
on = Ligado
off = Desligado
on-since = desde { $since } UTC.
password-alone = Basta sua senha para entrar.
set-it-up = Configurar

## Onde você entrou

signed-in-where = Onde você entrou
in-browsers = { $count ->
    [one] Só neste navegador.
   *[other] Em { $count } navegadores.
}
see-browsers = { $count ->
    [one] Ver
   *[other] Ver todos
}
sign-out = Sair da conta
browsers-line = Horários em UTC. Um navegador sem uso por 30 dias tem a sessão encerrada.
browser = Navegador
address = Endereço
last-used = Último uso, mais ou menos
signed-in = Entrada
unknown-browser = Navegador desconhecido
unknown = desconhecido
this-browser = Este navegador
sign-it-out = Encerrar sessão
sign-out-here = Sair da conta aqui
sign-out-elsewhere = Encerrar outras sessões
not-yours = Um navegador que não é seu? Encerre a sessão dele e depois <a>altere sua senha</a>.
browser-signed-out = A sessão desse navegador foi encerrada.
others-signed-out = { $count ->
    [one] A sessão de { $count } outro navegador foi encerrada. As notificações em outros dispositivos estão desligadas.
   *[other] As sessões de { $count } outros navegadores foram encerradas. As notificações em outros dispositivos estão desligadas.
}
nowhere-else = Você não tinha entrado em nenhum outro lugar.

## Tokens de acesso

programs = { $count ->
    [one] { $count } programa pode agir em seu nome.
   *[other] { $count } programas podem agir em seu nome.
}
no-program = Nenhum programa age em seu nome.

all-accounts = Todas as contas deste site
your-account = Sua conta
no-such-account = Essa conta não existe mais.
