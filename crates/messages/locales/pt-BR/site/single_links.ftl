## A página de um link de uso único

set-up-podium = Configurar o Podium
join-tournament = Entrar na equipe: { $tournament }
join-site = Entrar neste Podium
new-password-title = Escolher uma nova senha

## O que o link oferece

set-up-what = Crie a primeira conta. Ela será a da administração do site: cria torneios e convida outras pessoas.
join-what = Você recebeu um convite para a equipe, função: { $role }.
join-as-administrator = Você recebeu um convite para a administração do site: gerencia torneios e contas.
join-as-organizer = Você recebeu um convite para a organização: pode criar seus próprios torneios.
join-as-staff = Você recebeu um convite para criar uma conta; os torneios convidam você para suas equipes.
reset-what = Para a conta { $account }. As outras sessões são encerradas, e os tokens de acesso, revogados.
from-until = De { $name }. O link funciona uma vez, até { $until } ({ $zone }).
until = O link funciona uma vez, até { $until } ({ $zone }).

## Os formulários

signed-in-as = Você entrou como <b>{ $name }</b>.
join-with-this = Entrar com esta conta
not-you = Não é você? Saia <a>na página da conta</a> e abra o link de novo.
new-password = Nova senha
password-hint = Pelo menos 12 caracteres, como três ou quatro palavras.
set-password = Definir a senha
user-name-hint = Com ele você entra; o resto da equipe o vê.
make-account = Criar a conta
have-account = Já tem uma conta? <a>Entre</a>, e o convite vale para ela.

## Avisos

signed-in = Você entrou.
first-account-made = A conta foi criada. Agora o primeiro torneio: basta o nome.
password-changed = A senha foi alterada. Entre com ela e um código.
link-still-works = Nada foi alterado, e o link ainda funciona. Corrija o que está marcado.
joined = Você entrou na equipe.

## O novo link

shown-once = <b>Esta página mostra o link uma só vez.</b> Copie-o, ou peça que leiam o código agora. Ele funciona uma vez e vale por { $holds }.
link-label = Link
