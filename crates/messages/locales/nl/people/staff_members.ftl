nobody-yet = Er is nog niemand bij de staf.
nobody-yet-text = Maak hieronder een uitnodiging en geef de link door.
times-in = Tijden in { $zone }.
column-since = Sinds
column-role = Rol
you = (jij)
account-disabled = Account uitgeschakeld
role-of = Rol van { $name }
change = Wijzigen
change-role-of = Rol van { $name } wijzigen
remove-member = { $name } uit de staf verwijderen
invite = Iemand uitnodigen
role = Rol in dit toernooi
role-hint = De link werkt één keer.
valid-for = Geldig
valid-for-hint = Een ongebruikte uitnodiging kun je hieronder intrekken.
hours = 24 uur
week = Een week
until-over = Tot het toernooi is afgelopen
make = Uitnodiging maken
until = Tot
command-line = opdrachtregel
choose-role = Kies een van de rollen.

## Wat de rollen betekenen

organizer-means = Alles in dit toernooi, ook instellingen en staf. In de zaal beslist de organisator als er geen head judge is.
head-judge-means = In de zaal alles wat judges doen, en het laatste woord: beroep, Game Loss en zwaarder. Ook spelers, rondes, uitslagen, correcties, het logboek.
judge-means = In de zaal: oproepen, rulings, deckchecks, tijd voor tafels, gevolgde games. Ook uitslagen van de lopende ronde.
scorekeeper-means = Spelers, rondes, en uitslagen van de lopende ronde. In de zaal alleen lezen: geen oproepen, geen rulings.

## De link van een uitnodiging

invitation = Uitnodiging
invitation-for = Voor één { $role } van { $tournament }, met een nieuw account of een dat er al is.
back = Terug naar de staf

## Meldingen

revoked = Uitnodiging ingetrokken.
role-now = De rol is nu { $role }.
removed = Uit de staf verwijderd. Wat deze persoon deed, blijft in het logboek.
