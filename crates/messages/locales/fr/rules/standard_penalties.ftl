## La table des pénalités intégrée

### Infractions

missed-trigger = Capacité déclenchée oubliée
extra-cards = Regarder des cartes supplémentaires
hidden-card = Erreur de carte cachée
mulligan = Erreur de procédure de mulligan
rule-violation = Violation des règles de jeu
game-state = Non-maintien de l’état de jeu
tardiness = Retard
assistance = Assistance extérieure
slow-play = Jeu lent
decklist = Problème de decklist
deck = Problème de deck
limited-procedure = Violation des procédures de Limité
communication = Violation de la politique de communication
marked-cards = Cartes marquées
shuffling = Mélange insuffisant
conduct-minor = Conduite antisportive, mineure
conduct-major = Conduite antisportive, majeure
determining-winner = Détermination inappropriée d’un gagnant
bribery = Corruption et paris
aggressive = Comportement agressif
theft = Vol de matériel de tournoi
stalling = Jouer la montre
cheating = Triche

### Cas

late-under-minute = moins de 1 minute de retard
late-ten-minutes = 10 minutes de retard ou plus
with-case = { $infraction } : { $case }

### Ce qui change en multijoueur

trigger-remark = Les adversaires encore dans la partie décident à la majorité si la capacité a encore lieu ; en cas d’égalité, elle est oubliée.
hidden-card-remark = Les adversaires choisissent la carte à la majorité ; sans majorité, un adversaire tiré au sort choisit.
rule-violation-remark = Tout le pod a le devoir de le signaler.
game-state-remark = Ne s’applique pas : personne ne reçoit de pénalité pour l’erreur de quelqu’un d’autre.
tardiness-remark = Skip Turn, pour le premier tour, au lieu du Game Loss.
assistance-remark = Seule compte l’aide reçue de quelqu’un hors du pod ou donnée à quelqu’un hors du pod ; les conseils dans le pod font partie du jeu.
slow-play-remark = Pas de tour additionnel. Après la fin du temps, la personne en infraction passe ses propres tours et ne compte pas dans les tours qui restent.
deck-remark = Ce qui a été trouvé est montré à tous les adversaires du pod.
conduct-remark = Seule la personne qui a commencé quitte la partie ; les autres continuent à jouer.
bribery-remark = Les accords sur ce qui se passe dans la partie ne sont pas de la corruption.
