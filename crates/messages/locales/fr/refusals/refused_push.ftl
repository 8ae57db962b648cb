## Refus concernant les messages à un téléphone.

only-with-place = Seuls les joueurs qui ont une place dans le tournoi peuvent recevoir des notifications sur leur téléphone.
only-judges = Seuls les arbitres du tournoi peuvent recevoir ses appels sur leur téléphone.
unknown-service = Podium ne prend pas en charge le service de notifications de ce navigateur. Prends Firefox, Chrome, Edge ou Safari.
too-many-browsers = { $most } téléphones reçoivent déjà tes notifications. Désactive-les d’abord sur l’un d’eux.
