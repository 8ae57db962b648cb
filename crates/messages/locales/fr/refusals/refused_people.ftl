## Refus concernant les communautés et leurs personnes.

no-such-community = Il n’y a pas de communauté à cette adresse.
no-such-person = Il n’y a pas de personne { $number } dans cette communauté, ou ses données ont été supprimées.
no-such-merge = Il n’y a pas de fusion { $number } dans cette communauté.
no-community = Ce tournoi n’appartient à aucune communauté. Choisis-en une d’abord dans ses réglages.
not-on-staff = Tu n’es pas dans le staff de cette communauté, et il faut pour cela quelqu’un qui peut { $what }. Demande à son organisation.
not-on-its-staff = Tu ne gères pas de personnes dans { $community }. Demande un rôle à son organisation.
not-organizer-of = Tu ne fais pas partie de l’organisation du tournoi { $tournament }, dont la prochaine soirée reprend le staff. Demande à son organisation de lancer la soirée.
not-on-a-staff = Ce compte n’est dans le staff d’aucun tournoi de la communauté. Invite-le d’abord dans un tournoi.
only-person = Seule la personne peut le faire, par son lien secret.
link-of-community = Le lien d’une personne ne marche que sur les pages de sa communauté.
unknown-person = Ce navigateur n’a pas de lien valable d’une personne de cette communauté. Rouvre ton lien, ou demande-le au staff.
to-community = Voir la communauté

## Les participations.

has-entry = { $name } a déjà une participation dans { $tournament } : numéro { $number }. Une personne n’en a qu’une par tournoi.
say-who = Choisis qui c’est.
not-the-typed-name = { $name } : ce nom ne commence pas par « { $typed } », donc personne n’a été ajouté. Choisis de nouveau.
no-evening-before = Aucune soirée antérieure de cette communauté n’a été jouée.
open-already = { $tournament } : la soirée est déjà ouverte.
everybody-is-here = Tout le monde de la dernière soirée a déjà une participation ici.

## Fusionner et séparer.

one-already = Les deux numéros sont déjà à { $name }. Choisis une autre personne.
both-in = { $one } (numéro { $number }) et { $other } (numéro { $second }) ont chacun une participation dans { $tournament } : ce sont donc des personnes différentes. Si l’une est fausse, corrige-la d’abord là-bas.
both-in-several = { $more ->
    [one] { $one } (numéro { $number }) et { $other } (numéro { $second }) ont chacun une participation dans { $tournament } et dans { $more } autre tournoi : ce sont donc des personnes différentes. Si des participations sont fausses, corrige-les d’abord là-bas.
   *[other] { $one } (numéro { $number }) et { $other } (numéro { $second }) ont chacun une participation dans { $tournament } et dans { $more } autres tournois : ce sont donc des personnes différentes. Si des participations sont fausses, corrige-les d’abord là-bas.
}
both-on = { $one } et { $other } ont chacun une place à { $evening } : ce sont donc des personnes différentes. Si une place est fausse, corrige-la dans ton fichier et importe-le de nouveau.
undone-already = La fusion { $number } est déjà annulée.
no-data-any-more = Les données de la personne { $number } ont été supprimées : la fusion ne peut plus être annulée.
undo-later-first = { $name } a rejoint plus tard une autre personne. Annule d’abord la fusion { $number }.
answered-already = Quelqu’un a déjà répondu.

## Noms et réglages.

same-person-name = { $name }, numéro { $number }, est peut-être la même personne. Si ce sont des personnes différentes, dis-le.
person-changed = Quelqu’un a modifié { $name } entre-temps. Vérifie ses modifications, puis enregistre de nouveau les tiennes.
community-shows-full = { $community } montre les noms entiers, mais ce tournoi montre les prénoms et initiales. Change les noms montrés dans les réglages de l’un des deux.
tournaments-show-initials = Des tournois de cette communauté montrent les prénoms et initiales : la communauté doit faire de même.
