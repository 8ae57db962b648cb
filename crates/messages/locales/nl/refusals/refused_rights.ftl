not-on-staff = Je hoort niet bij de staf van dit toernooi, en hiervoor is toestemming nodig ({ $what }). Vraag de organisator.
is-organizer = Je bent organisator, en hiervoor is andere toestemming nodig ({ $what }). Vraag de organisator.
is-head-judge = Je bent hier head judge, en hiervoor is andere toestemming nodig ({ $what }). Vraag de organisator.
is-judge = Je bent hier judge, en hiervoor is andere toestemming nodig ({ $what }). Vraag de organisator.
is-scorekeeper = Je bent hier scorekeeper, en hiervoor is andere toestemming nodig ({ $what }). Vraag de organisator.

## Wat iemand mag

may-see-inside = de pagina's van de staf zien
may-enter-results = uitslagen invoeren
may-manage-players = spelers beheren
may-pair = rondes indelen en publiceren
may-judge = als judge optreden
may-choose-table-ends = kiezen hoe een tafel de ronde beëindigt
may-run-clock = de klok bedienen
may-correct = afgeronde rondes corrigeren
may-read-records = het volledige logboek en de niet-openbare exports lezen
may-choose-stage = kiezen wat een stream toont
may-announce = berichten plaatsen
may-change-settings = de instellingen wijzigen
may-remove-personal-data = persoonsgegevens verwijderen
may-choose-staff = de staf kiezen

## Wie iemand is

sign-in-first = Log eerst in.
only-administrator = Alleen een beheerder van de site mag accounts beheren.
not-signed-in-any-more = Je bent niet meer ingelogd, dus er is niets gewijzigd. Log in en verstuur het opnieuw.
password-too-long-ago = Je hebt je wachtwoord te lang geleden getypt, dus er is niets gewijzigd. Verstuur het opnieuw, dan wordt erom gevraagd.
factor-due = Beheerders hebben hier een tweede factor nodig, en jouw account heeft er geen. Stel die eerst in op de pagina van je account.
link-not-valid = Deze link is niet meer geldig, dus er is niets gewijzigd. Vraag de staf om de nieuwe.
link-of-tournament = De link van een speler hoort bij een toernooi.
only-player = Dit mag alleen een speler, met de eigen geheime link.

## Toegangstokens

token-ended = Dit token is ingetrokken of verlopen, dus er is niets gewijzigd.
token-is-no-password = Hiervoor is je wachtwoord nodig, en dat vervangt geen token. Doe het in een browser, ingelogd.
token-elsewhere = Dit token is voor één toernooi, en niet voor dit.
token-lacks-scope = Dit token mist de scope “{ $scope }”. Maak er een die hem heeft op de pagina van je account.

## Van een pagina die niet meer actueel is

no-such-tournament = Dat toernooi is er hier niet.
tournament-cancelled = Dit toernooi is afgelast.
no-round-now = Het toernooi is veranderd sinds je keek en heeft nu geen ronde. Bekijk het zoals het nu is en beslis opnieuw.
round-is-draft = { $number ->
    [one] { $round } is nu een concept: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
   *[other] { $round } zijn nu een concept: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
}
round-is-published = { $number ->
    [one] { $round } is nu gepubliceerd: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
   *[other] { $round } zijn nu gepubliceerd: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
}
round-is-running = { $number ->
    [one] { $round } is nu bezig: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
   *[other] { $round } zijn nu bezig: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
}
round-is-finished = { $number ->
    [one] { $round } is nu afgerond: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
   *[other] { $round } zijn nu afgerond: de rondes zijn veranderd sinds je keek, misschien omdat je dit twee keer hebt verstuurd. Bekijk het toernooi zoals het nu is en beslis opnieuw.
}
