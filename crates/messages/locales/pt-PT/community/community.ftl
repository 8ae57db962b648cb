## Uma comunidade: a sua página, a página de uma pessoa e as da equipa

## Página da comunidade

now = Agora
coming = Próximas noites
past = Noites anteriores
seasons = Épocas
nothing-yet = Ainda não há noites
nothing-yet-text = As noites aparecem aqui quando as inscrições abrem.
your-page = A tua página
manage = Gerir esta comunidade

## A página de uma pessoa

number = Pessoa { $number }
stat-events = noites
stat-won-events = ganhas
stat-record = vitórias–derrotas–empates
stat-best-place = melhor posição
events = Noites
column-event = Noite
column-date = Data
column-place = Posição
column-record = Resultados
column-commander = Comandante
place-of = { $place } de { $players }
disqualified = desqualificação
opponents = Oponentes mais frequentes
column-tables = Mesas
seats = Lugares
column-seat = Lugar
column-matches = Partidas
column-won = Ganhas
commanders = Comandantes
column-events = Noites
no-events = Ainda não há noites encerradas
no-events-text = As noites aparecem aqui quando são encerradas.
shows-nothing = Nada sobre esta pessoa é público.
earlier-events = { $count ->
    [one] { $count } noite anterior
   *[other] { $count } noites anteriores
}

## A própria página de uma pessoa

own-title = A tua página
own-intro = As tuas noites em { $community }. O teu link abre esta página e a tua mesa em todas as noites da comunidade.
tonight = As tuas noites abertas
my-table = A tua mesa
register = Fazer inscrição
none-open = Não há noites abertas
none-open-text = As noites abertas desta comunidade aparecem aqui.
public = O que todos veem
public-hint = Estas escolhas não mudam as páginas de um torneio: é a organização dele que decide o que mostram.
show-name = O meu nome nas páginas da comunidade
show-name-hint = Se esconderes o teu nome, apareces lá como um número, e nada do que segue é mostrado.
show-results = As minhas noites, posições e resultados
show-tables = Os meus oponentes e lugares
show-commanders = Os meus comandantes
show-commanders-hint = Só onde o torneio mostra os comandantes.
show-rating = O meu rating
save-public = Guardar o que todos veem
public-saved = Guardado. As páginas estão atualizadas.
your-link = O teu link
your-link-text = Lê o código com outro telemóvel ou guarda o endereço. Quem tiver este link age em teu nome.
secret-link = Link secreto
forget-link = Remover o link deste navegador
link-forgotten = O link foi removido deste navegador.
see-public = Isto é o que <a>todos veem</a>.

## Um link aberto num navegador que tem o de outra pessoa

whose-page = Página de quem?
question = Este navegador tem o link de { $held }. Queres mudar para { $name }?
change-to = Mudar para { $name }
stay-with = Continuar com { $name }
no-such-link = Este link já não é válido. Pede um novo à equipa.
