set-up-podium = Configurar o Podium
join-tournament = Entrar na equipa: { $tournament }
join-site = Entrar neste Podium
new-password-title = Escolher uma nova palavra-passe

## O que o link oferece

set-up-what = Cria a primeira conta. Ficas com a administração do site: crias torneios e convidas outras pessoas.
join-what = Tens um convite para a equipa, com a função { $role }.
join-as-administrator = Tens um convite para a administração do site: geres torneios e contas.
join-as-organizer = Tens um convite para a organização: podes criar os teus próprios torneios.
join-as-staff = Tens um convite para criar uma conta; os torneios convidam-te para as suas equipas.
reset-what = Para a conta { $account }. As outras sessões são terminadas, e os tokens de acesso, revogados.
from-until = De { $name }. O link funciona uma vez, até { $until } ({ $zone }).
until = O link funciona uma vez, até { $until } ({ $zone }).

## Os formulários

signed-in-as = Tens sessão iniciada como <b>{ $name }</b>.
join-with-this = Entrar com esta conta
not-you = Não és tu? Termina a sessão na <a>página da conta</a> e volta a abrir o link.
new-password = Nova palavra-passe
password-hint = Pelo menos 12 caracteres, por exemplo três ou quatro palavras.
set-password = Definir a palavra-passe
user-name-hint = É com ele que inicias sessão; o resto da equipa vê-o.
make-account = Criar a conta
have-account = Já tens uma conta? <a>Inicia sessão</a>, e é essa que entra.

## Avisos

signed-in = A sessão está iniciada.
first-account-made = A conta está criada. Agora, o primeiro torneio: basta o nome.
password-changed = A palavra-passe foi alterada. Inicia sessão com ela e com um código.
link-still-works = Nada foi alterado, e o link continua a funcionar. Corrige o que está marcado.
joined = Já fazes parte da equipa.

## O link, mostrado uma vez

shown-once = <b>Esta página mostra o link uma só vez.</b> Copia-o, ou deixa que leiam o código agora. Funciona uma vez e é válido durante { $holds }.
link-label = Link
