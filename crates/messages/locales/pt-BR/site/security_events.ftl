## O registro de segurança

title = Registro de segurança
intro = Entradas e tentativas que falharam, e alterações de contas, equipe, links e dados pessoais. O mais recente primeiro, horários em UTC; as linhas são apagadas depois de { $days } dias.
what-happened = O que aconteceu
network-address = Endereço de rede
show = Mostrar
everything = Tudo
nothing-fits = Nada encontrado
change-filter = Altere o que se busca, ou <a>veja tudo</a>.
nothing-yet = Nada aconteceu ainda
next-sign-in = A próxima entrada aparece aqui.
nothing-older = Nada mais antigo
to-latest = <a>Ver as linhas mais recentes</a>
caption = Eventos de segurança, o mais recente primeiro
who = Quem
from = De
when-utc = Quando (UTC)
when = Quando
refused = Recusado
older = Linhas mais antigas
no-such-account = Nenhuma conta tem este nome de usuário. Tentativas com nomes que nenhuma conta tem aparecem pelo endereço.
no-address = Isto não é um endereço: digite um como 192.0.2.7 ou 2001:db8::7.

## Tipos

group-sign-ins = Entradas
group-failures = Entradas que falharam e recusas
group-passwords = Senhas e segundos fatores
group-accounts = Contas
group-staff = Equipes de torneios
group-players = Links e dados de jogadores
group-keys = Chaves da instalação

## O que aconteceu

account-gone = uma conta que não existe mais
no-account = um nome que nenhuma conta tem
player = jogador { $number }
role = função
signed-in = Entrou na conta
sign-in-failed = Senha errada para { $whom }
second-factor-failed = Senha certa e código errado para { $whom }
sign-in-refused = Senha certa para { $whom }, conta desativada
player-tries-limited = Tentativas demais no endereço digitado ({ $player }): as próximas esperam
tries-limited = Tentativas demais para { $whom }: as próximas esperam
signed-out = Saiu da conta
sessions-ended = { $count ->
    [one] Encerrou a sessão de { $count } navegador
   *[other] Encerrou as sessões de { $count } navegadores
}
password-confirmed = Digitou a senha de novo
password-not-confirmed = Digitou uma senha errada quando foi pedida de novo
password-changed = Alterou a própria senha
password-reset = Escolheu uma nova senha para { $whom } no lugar de uma perdida
second-factor-on = Ligou o segundo fator de { $whom }
second-factor-off = Desligou o segundo fator de { $whom }
recovery-codes-made = Criou novos códigos de recuperação para { $whom }
recovery-code-used = { $count ->
    [one] Usou um código de recuperação de { $whom }; resta { $count }
   *[other] Usou um código de recuperação de { $whom }; restam { $count }
}
account-made = Criou a conta { $whom }, { $role }
account-role-changed = Deu a { $whom } uma função no site: { $role }
account-disabled = Desativou { $whom }
account-enabled = Reativou { $whom }
reset-link-made = Criou um link para a senha perdida de { $whom }
site-invitation-made = Convidou uma nova pessoa ao site: { $role }
site-invitation-withdrawn = Retirou um convite ao site
staff-invited = Convidou uma pessoa à equipe: { $role }
staff-invitation-withdrawn = Retirou um convite à equipe
staff-joined = { $whom } entrou na equipe: { $role }
staff-role-changed = Deu a { $whom } a função: { $role }
staff-removed = Removeu { $whom } da equipe
right-refused = Enviou um formulário sem o direito: { $right }
left-out = Linhas demais do tipo “{ $kind }” para { $whom }: as próximas estão só no log do serviço
player-link-renewed = Renovou o link secreto ({ $player })
player-links-shown = { $count ->
    [one] Viu o link secreto de { $count } jogador
   *[other] Viu os links secretos de { $count } jogadores
}
personal-data-removed = Removeu os dados pessoais ({ $player })
private-export = Baixou: { $what }
calendar-renewed = Renovou o endereço do próprio calendário
keys-replaced = Substituiu: { $what }
access-token-made = Criou o token de acesso { $token }
access-token-revoked = Revogou o token de acesso { $token }
