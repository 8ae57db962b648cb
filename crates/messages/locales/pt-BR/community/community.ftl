## Uma comunidade: sua página, a página de uma pessoa e as da equipe

## Página da comunidade

now = Agora
coming = Próximas noites
past = Noites anteriores
seasons = Temporadas
nothing-yet = Nenhuma noite ainda
nothing-yet-text = As noites aparecem aqui quando as inscrições abrem.
your-page = Sua página
manage = Gerenciar esta comunidade

## A página de uma pessoa

number = Pessoa { $number }
stat-events = noites
stat-won-events = vencidas
stat-record = vitórias–derrotas–empates
stat-best-place = melhor posição
events = Noites
column-event = Noite
column-date = Data
column-place = Posição
column-record = Campanha
column-commander = Comandante
place-of = { $place } de { $players }
disqualified = desqualificação
opponents = Oponentes mais frequentes
column-tables = Mesas
seats = Assentos
column-seat = Assento
column-matches = Partidas
column-won = Vencidas
commanders = Comandantes
column-events = Noites
no-events = Nenhuma noite encerrada ainda
no-events-text = As noites aparecem aqui quando são encerradas.
shows-nothing = Nada sobre esta pessoa é público.
earlier-events = { $count ->
    [one] { $count } noite anterior
   *[other] { $count } noites anteriores
}

## A própria página de uma pessoa

own-title = Sua página
own-intro = Suas noites em { $community }. Seu link abre esta página e sua mesa em todas as noites da comunidade.
tonight = Suas noites abertas
my-table = Minha mesa
register = Fazer inscrição
none-open = Nenhuma noite aberta
none-open-text = As noites abertas desta comunidade aparecem aqui.
public = O que todos veem
public-hint = Estas escolhas não mudam as páginas de um torneio: a organização dele decide o que elas mostram.
show-name = Meu nome nas páginas da comunidade
show-name-hint = Se você esconder seu nome, aparece lá como um número, e nada do que segue é mostrado.
show-results = Minhas noites, posições e campanha
show-tables = Meus oponentes e assentos
show-commanders = Meus comandantes
show-commanders-hint = Só onde o torneio mostra os comandantes.
show-rating = Meu rating
save-public = Salvar o que todos veem
public-saved = Salvo. As páginas estão atualizadas.
your-link = Seu link
your-link-text = Leia o código com outro celular ou guarde o endereço. Quem tiver este link age em seu nome.
secret-link = Link secreto
forget-link = Remover o link deste navegador
link-forgotten = O link foi removido deste navegador.
see-public = Isto é o que <a>todos veem</a>.

## Um link aberto em um navegador que tem o de outra pessoa

whose-page = Página de quem?
question = Este navegador tem o link de { $held }. Quer mudar para { $name }?
change-to = Mudar para { $name }
stay-with = Continuar com { $name }
no-such-link = Este link não é mais válido. Peça um novo à equipe.
