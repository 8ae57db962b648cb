your-tournaments = Os teus torneios
your-role = A tua função

## O calendário

your-calendar = O teu calendário
calendar-what = Um calendário que subscreve este endereço mostra os torneios em que trabalhas, também os que ainda não estão abertos. Não o partilhes: quem o tiver pode vê-los.
calendar-address = Endereço do teu calendário
calendar-subscribe = <a>Subscrever com o programa de calendário deste dispositivo</a>: abre o programa, que pergunta antes de adicionar o calendário. Se nada abrir, copia o endereço para o programa. Renovar o endereço acaba com o antigo: os calendários que o usam ficam vazios.
renew-address = Renovar o endereço
address-renewed = O teu calendário tem um novo endereço. O antigo já não mostra nada.

## A palavra-passe

change-password = Alterar a palavra-passe
current-password = Palavra-passe atual
password-hint = Pelo menos 12 caracteres. As tuas outras sessões são terminadas, e os teus tokens de acesso, revogados.
password-changed = A palavra-passe foi alterada. As tuas outras sessões foram terminadas, e os tokens de acesso anteriores, revogados. As notificações noutros dispositivos estão desligadas.
password-not-changed = A palavra-passe não foi alterada. Corrige o que está marcado.

## O segundo fator

second-factor = Segundo fator
on = Ligado
off = Desligado
on-since = desde { $since } UTC.
password-alone = Para iniciares sessão, basta a palavra-passe.
set-it-up = Configurar

## Sessões

signed-in-where = As tuas sessões
in-browsers = { $count ->
    [one] Só neste navegador.
   *[other] Em { $count } navegadores.
}
see-browsers = { $count ->
    [one] Ver
   *[other] Ver todas
}
sign-out = Terminar sessão
browsers-line = Horas em UTC. Um navegador que não é usado durante 30 dias perde a sessão.
browser = Navegador
address = Endereço
last-used = Último uso, aproximado
signed-in = Início
unknown-browser = Navegador desconhecido
unknown = desconhecido
this-browser = Este navegador
sign-it-out = Terminar
sign-out-here = Terminar sessão aqui
sign-out-elsewhere = Terminar todas as outras
not-yours = Um navegador que não é teu? Termina essa sessão e depois <a>altera a palavra-passe</a>.
browser-signed-out = Essa sessão foi terminada.
others-signed-out = { $count ->
    [one] Uma outra sessão foi terminada. As notificações noutros dispositivos estão desligadas.
   *[other] { $count } outras sessões foram terminadas. As notificações noutros dispositivos estão desligadas.
}
nowhere-else = Não tinhas mais nenhuma sessão.

## Tokens de acesso

programs = { $count ->
    [one] Um programa pode agir em teu nome.
   *[other] { $count } programas podem agir em teu nome.
}
no-program = Nenhum programa age em teu nome.
all-accounts = Todas as contas deste site
your-account = A tua conta
no-such-account = Essa conta já não existe.
