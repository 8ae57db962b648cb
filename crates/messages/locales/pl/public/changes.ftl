## Zmiany ręczne

what-it-is = Zmiany ręczne: zmienione parowania, poprawione wyniki, cofnięte kroki, zmieniony plan, dyskwalifikacje.
nothing-changed = Niczego nie zmieniono ręcznie
nothing-changed-text = Wszystkie parowania są takie, jak wylosowano, a wyniki takie, jak zgłoszono.
revoked = { $change } (cofnięto)
reason = Powód: { $reason }
