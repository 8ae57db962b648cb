secret-link-title = Geheime link
secret-link-means = Met deze link vindt de speler de eigen tafel, checkt in en dropt, zonder account. Wie deze link heeft, handelt namens de speler: geef hem aan niemand anders.
secret-link = Geheime link
to-type = Om te typen: <span>{ $address }</span>
wrong-hands = Is de link in verkeerde handen gevallen?
new-one = Een nieuwe maakt de oude ongeldig, op papier en in elke browser die hem gebruikte.
of-person = Ook de link van de speler voor de community werkt dan niet meer. De links van andere avonden blijven geldig: vernieuw de links op de pagina van de persoon in de community om ook die te vervangen.
renew = Link vernieuwen
renewed = De link is vernieuwd. De oude werkt niet meer, op papier en in browsers.
no-player = Er is geen speler met nummer { $number } en een link in dit toernooi.

## Allemaal

to-print = Links om af te drukken
how-to-use = Acht op een vel, op achternaam. Elke link hoort bij één speler: knip ze los en geef ieder de eigen link.
back-to-prints = Terug naar de andere afdrukken
also-on-page = De link van een speler staat ook op diens pagina bij de <a>spelers</a>.
none-yet = Nog geen spelers
none-yet-text = Hun links staan hier zodra ze zijn ingeschreven.
print = { $part }: { $players }, { $sheets }
everybody = Iedereen
sheets = { $count ->
    [one] { $count } vel
   *[other] { $count } vellen
}
your-own-page = Je eigen pagina: tafel, stoel, stand, check-in, drop. Houd deze link voor jezelf.
without-camera = Zonder camera: typ <span>{ $address }</span>
