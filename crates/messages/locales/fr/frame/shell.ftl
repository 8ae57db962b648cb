## What is around every page.

skip = Aller au contenu
help-with-page = Aide pour cette page
tournaments = Tournois
account = Compte
sign-in = Se connecter
tournament = Tournoi
find-long = Chercher une table, un joueur ou une page
find = Chercher

## The doors.

door-my-table = Ma table
door-pairings = Pairings
door-standings = Classement
door-more = Plus

## The other links.

staff-pages = Pages du staff
tournament-home = Accueil du tournoi
projector = Projecteur
all-tournaments = Tous les tournois
handbook = Manuel

## Where a tournament is.

after-round = Après la ronde { $number }

## The word before a notice.

notice-plain = Info
notice-good = C’est fait
notice-warn = À vérifier
notice-bad = Pas enregistré
notice-not-current = Pas à jour

## The round's clock and a break.

pause = Pause
until = jusqu’à { $time }
overtime = Prolongation :
time-is-up = temps écoulé
minutes-left = { $count } min restantes
paused = en pause
paused-with = en pause, { $left }
languages = Langues
no-such-language = Podium ne parle pas cette langue.
