## Inputs of forms.

optional = facultatif
in-brackets = ({ $remark })
type-to-confirm = Écris <b>{ $word }</b> pour confirmer
word-missing = Écris le mot { $word } pour confirmer. Rien n’a été modifié.
no-number = { $label } : { $typed } n’est pas un nombre de { $least } à { $most }.
no-time = { $typed } n’est pas une date avec heure. Écris-la ainsi : 2026-11-20 14:00.
skipped-hour = ce jour-là, les horloges sautent cette heure ({ $zone }). Choisis un moment avant ou après.
copy = Copier
copied = Copié

## Pages between a form and its answer.

password-title = Ton mot de passe, s’il te plaît
password-too-many = Il y a eu plusieurs essais ratés. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis réessaie.
kept-title = Envoyer ce que tu as écrit ?
sign-in-title = Se connecter
signed-out = Ta session était fermée : rien de ce que tu as envoyé n’a été enregistré. Connecte-toi, retourne à la page et renvoie le formulaire.
signed-out-kept = Ta session était fermée : rien de ce que tu as envoyé n’a été enregistré. Connecte-toi : tu reverras ce que tu as écrit et tu pourras l’envoyer.
