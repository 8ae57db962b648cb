title = Registo de segurança
intro = { $days ->
    [one] Inícios de sessão, tentativas falhadas e alterações de contas, equipa, links e dados pessoais. Primeiro os mais recentes, horas em UTC; as entradas são apagadas ao fim de { $days } dia.
   *[other] Inícios de sessão, tentativas falhadas e alterações de contas, equipa, links e dados pessoais. Primeiro os mais recentes, horas em UTC; as entradas são apagadas ao fim de { $days } dias.
}
what-happened = O que aconteceu
network-address = Endereço de rede
show = Mostrar
everything = Tudo
nothing-fits = Nada corresponde
change-filter = Altera o que procuras ou <a>vê tudo</a>.
nothing-yet = Ainda não aconteceu nada
next-sign-in = O próximo início de sessão aparece aqui.
nothing-older = Nada mais antigo
to-latest = <a>Ir para as entradas mais recentes</a>
caption = Eventos de segurança, primeiro os mais recentes
who = Quem
from = De
when-utc = Quando (UTC)
when = Quando
refused = Recusado
older = Entradas mais antigas
no-such-account = Nenhuma conta tem este nome de utilizador. As tentativas com nomes que nenhuma conta tem estão na lista pelo seu endereço.
no-address = Isto não é um endereço: escreve um como 192.0.2.7 ou 2001:db8::7.

## Tipos de entradas

group-sign-ins = Inícios de sessão
group-failures = Tentativas falhadas e recusas
group-passwords = Palavras-passe e segundos fatores
group-accounts = Contas
group-staff = Equipas de torneios
group-players = Links e dados de jogadores
group-keys = Chaves da instalação

## O que aconteceu

account-gone = uma conta que já não existe
no-account = um nome que nenhuma conta tem
player = jogador { $number }
role = função
signed-in = Iniciou sessão
sign-in-failed = Palavra-passe errada para { $whom }
second-factor-failed = Palavra-passe certa e código errado para { $whom }
sign-in-refused = Palavra-passe certa para { $whom }, conta desativada
player-tries-limited = Demasiadas tentativas no endereço escrito ({ $player }): as seguintes esperam
tries-limited = Demasiadas tentativas para { $whom }: as seguintes esperam
signed-out = Terminou sessão
sessions-ended = { $count ->
    [one] Terminou a sessão num navegador
   *[other] Terminou a sessão em { $count } navegadores
}
password-confirmed = Voltou a dar a palavra-passe
password-not-confirmed = Deu uma palavra-passe errada quando lhe foi pedida de novo
password-changed = Alterou a própria palavra-passe
password-reset = Escolheu uma nova palavra-passe para { $whom }, em vez de uma perdida
second-factor-on = Ligou o segundo fator de { $whom }
second-factor-off = Desligou o segundo fator de { $whom }
recovery-codes-made = Criou novos códigos de recuperação para { $whom }
recovery-code-used = { $count ->
    [one] Usou um código de recuperação de { $whom }; resta { $count }
   *[other] Usou um código de recuperação de { $whom }; restam { $count }
}
account-made = Criou a conta { $whom }, com a função { $role }
account-role-changed = Deu a { $whom } a função { $role } no site
account-disabled = Desativou { $whom }
account-enabled = Ativou { $whom }
reset-link-made = Criou um link para a palavra-passe perdida de { $whom }
site-invitation-made = Criou um convite para o site, com a função { $role }
site-invitation-withdrawn = Retirou um convite para o site
staff-invited = Criou um convite para a equipa, com a função { $role }
staff-invitation-withdrawn = Retirou um convite para a equipa
staff-joined = { $whom } entrou na equipa com a função { $role }
staff-role-changed = Deu a { $whom } a função { $role }
staff-removed = Retirou { $whom } da equipa
right-refused = Enviou um formulário sem este direito: { $right }
left-out = Demasiadas entradas do tipo «{ $kind }» para { $whom }: as seguintes estão só no registo do próprio serviço
player-link-renewed = Renovou o link secreto ({ $player })
player-links-shown = { $count ->
    [one] Viu o link secreto de um jogador
   *[other] Viu os links secretos de { $count } jogadores
}
personal-data-removed = Removeu dados pessoais ({ $player })
private-export = Descarregou: { $what }
calendar-renewed = Renovou o endereço do próprio calendário
keys-replaced = Substituiu: { $what }
access-token-made = Criou o token de acesso { $token }
access-token-revoked = Revogou o token de acesso { $token }
