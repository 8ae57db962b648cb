what-it-is = Modifiche manuali: abbinamenti cambiati, risultati corretti, passi annullati, un piano cambiato, squalifiche.
nothing-changed = Nulla è stato modificato a mano
nothing-changed-text = Tutti gli abbinamenti sono quelli sorteggiati, tutti i risultati quelli comunicati.
revoked = { $change } (revocata)
reason = Motivo: { $reason }
