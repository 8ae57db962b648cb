what-it-is = Modifications manuelles : appariements modifiés, résultats corrigés, étapes annulées, plan modifié, disqualifications.
nothing-changed = Rien n’a été modifié à la main
nothing-changed-text = Tous les appariements sont tels que tirés, tous les résultats tels qu’annoncés.
revoked = { $change } (révoqué)
reason = Raison : { $reason }
