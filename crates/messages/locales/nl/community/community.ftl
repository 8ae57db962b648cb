## De startpagina van een community

now = Nu
coming = Volgende avonden
past = Afgelopen avonden
seasons = Seizoenen
nothing-yet = Nog geen avonden
nothing-yet-text = Avonden staan hier zodra de inschrijving opengaat.
your-page = Je pagina
manage = Deze community beheren

## De pagina van een persoon

number = Persoon { $number }
stat-events = avonden
stat-won-events = gewonnen
stat-record = winst–verlies–gelijk
stat-best-place = beste plaats
events = Avonden
column-event = Avond
column-date = Datum
column-place = Plaats
column-record = W–V–G
column-commander = Commander
place-of = { $place } van { $players }
disqualified = gediskwalificeerd
opponents = Vaakst getroffen tegenstanders
column-tables = Tafels
seats = Stoelen
column-seat = Stoel
column-matches = Matches
column-won = Winst
commanders = Commanders
column-events = Avonden
no-events = Nog geen afgelopen avonden
no-events-text = Avonden staan hier zodra ze zijn afgelopen.
shows-nothing = Over deze persoon is niets openbaar.
earlier-events = { $count ->
    [one] { $count } eerdere avond
   *[other] { $count } eerdere avonden
}

## De eigen pagina van een persoon

own-title = Je pagina
own-intro = Je avonden in { $community }. Je link opent deze pagina, en op elke avond van de community je tafel.
tonight = Je open avonden
my-table = Mijn tafel
register = Inschrijven
none-open = Geen open avonden
none-open-text = Open avonden van deze community staan hier.
public = Wat iedereen ziet
public-hint = De pagina's van een toernooi veranderen hierdoor niet: wat daar staat, bepaalt de organisator.
show-name = Mijn naam op de pagina's van de community
show-name-hint = Verberg je je naam, dan ben je daar een nummer en is niets van wat hieronder staat zichtbaar.
show-results = Mijn avonden, plaatsen en resultaten
show-tables = Mijn tegenstanders en stoelen
show-commanders = Mijn commanders
show-commanders-hint = Alleen waar het toernooi commanders toont.
show-rating = Mijn rating
save-public = Opslaan wat iedereen ziet
public-saved = Opgeslagen. De pagina's zijn bijgewerkt.
your-link = Je link
your-link-text = Scan de code met een andere telefoon, of bewaar het adres. Wie deze link heeft, handelt namens jou.
secret-link = Geheime link
forget-link = Link uit deze browser verwijderen
link-forgotten = De link is uit deze browser verwijderd.
see-public = Dit is wat <a>iedereen ziet</a>.

## Een link in een browser met de link van iemand anders

whose-page = Wiens pagina?
question = Deze browser heeft de link van { $held }. Wil je overstappen naar { $name }?
change-to = Overstappen naar { $name }
stay-with = Bij { $name } blijven
no-such-link = Deze link is niet meer geldig. Vraag de staf om een nieuwe.
