what-it-is = Modifiche manuali: abbinamenti cambiati, risultati corretti, passi annullati, un piano cambiato, squalifiche.
nothing-changed = Nulla è stato modificato a mano
nothing-changed-text = Tutti gli abbinamenti sono come sorteggiati, tutti i risultati come comunicati.
revoked = { $change } (revocata)
reason = Motivo: { $reason }
