what-it-is = Alles wat in dit toernooi willekeurig is (ronde 1, byes, stoelen, de volgorde van gelijke spelers, munten en dobbelstenen), wordt berekend uit één geheim dat vastlag voordat het begon. De SHA-256 ervan, de vastlegging, staat hier vanaf het begin: geen ander geheim heeft die. Het geheim wordt gepubliceerd zodra het toernooi is afgelopen, en dan kan iedereen elke loting narekenen. Het blijft openbaar als het toernooi wordt heropend: wat vanaf dan wordt geloot, kan vooraf bekend zijn geweest.
the-secret = Het geheim
commitment = Vastlegging (SHA-256 van het geheim)
secret = Geheim
secret-follows = Wordt gepubliceerd zodra het toernooi is afgelopen.

## Nagerekende lotingen

computed-again = Nagerekend
summary-agree = { $all } nagerekend: { $agree } correct.
summary-changed = { $all } nagerekend: { $agree } correct, { $changed } gewijzigd zoals vastgelegd.
summary-unexplained = { $all } nagerekend: { $agree } correct, { $wrong } zonder verklaring.
summary-both = { $all } nagerekend: { $agree } correct, { $changed } gewijzigd zoals vastgelegd, { $wrong } zonder verklaring.
checks-caption = Lotingen, nagerekend uit het geheim
column-what = Wat
column-verdict = Oordeel
column-note = Opmerking
verdict-agrees = klopt
verdict-changed = gewijzigd
verdict-differs = wijkt af
changed-means = “Gewijzigd” betekent dat mensen de pairings na de loting hebben gewijzigd. <a>Wat er is gewijzigd en waarom</a> is openbaar.

## Alle lotingen

every-draw = Elke loting
nothing-drawn = Er is nog niets geloot
nothing-drawn-text = De lotingen van een ronde staan hier zodra die is gepubliceerd.
draws = Lotingen
playoff = Play-offs
before-first-round = Vóór ronde 1
paired-again = { $count } keer ingedeeld: loting { $count } telt.
draw = Loting { $number }: { $what }
draw-places = { $draw }, plaatsen { $from } tot en met { $last } van { $all }
drawn-order = volgorde van de spelers
drawn-equal = volgorde van gelijke spelers: { $players }
more-players = nog { $count }
drawn-byes = byes
drawn-seats = stoelen
drawn-coin = muntworp
drawn-die = dobbelsteen
heads = kop
tails = munt
rolled = { $rolled } op een d{ $sides }

## Zelf controleren

check-yourself = Controleer het zelf
check-secret = Noteer de vastlegging vóór ronde 1. Als het geheim is gepubliceerd, neem je de bytes ervan (telkens twee hexadecimale cijfers) en bereken je de SHA-256. Is dat niet de vastlegging, dan is het geheim veranderd.
check-order = Neem het label van een loting, zoals <code>seats/3/1</code>: waarvoor die loting is, de ronde, en de hoeveelste keer er is geloot. Schrijf voor elke speler het label, een schuine streep en de id van de speler (tussen haakjes), zoals <code>seats/3/1/p7</code>, en bereken de HMAC-SHA256 van die tekst met de bytes van het geheim als sleutel. Gesorteerd op deze hexadecimale getallen, het kleinste eerst, staan de spelers in de gelote volgorde.
check-rounds = Ronde 1 is de volgorde van iedereen zonder bye, verdeeld in pods; de byes zijn de eersten van een aparte loting. In elke pod zitten de spelers in de volgorde van de loting van de stoelen. Worden stoelen gespreid, dan beslist die loting tussen even goede opstellingen.
check-dice = Een dobbelsteen met <em>n</em> zijden is de HMAC van <code>die/</code>, ronde, schuine streep, nummer: neem de eerste byte die onder het grootste veelvoud van <em>n</em> tot en met 256 ligt; de uitkomst is de rest bij deling door <em>n</em>, plus 1. Een munt is een dobbelsteen met twee zijden onder het woord <code>flip</code>; 1 is kop.
check-with-program = Alles staat in het <a>toernooidocument</a>. Met het programma zelf: <code>podium verify event.json</code>.
not-proved = Wat dit niet kan bewijzen
not-proved-text = Een beheerder die het geheim te vroeg leest, zou een ronde opnieuw kunnen indelen tot de loting bevalt, maar dat zie je aan het nummer van de loting. Niemand van buiten kan nagaan of het geheim willekeurig is gekozen, alleen dat het na het publiceren van de vastlegging niet is veranderd.
