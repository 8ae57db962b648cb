## Was von Hand geändert wurde.

what-it-is = Änderungen von Hand: geänderte Paarungen, korrigierte Ergebnisse, rückgängig gemachte Schritte, ein geänderter Plan, Disqualifikationen.
nothing-changed = Von Hand wurde nichts geändert
nothing-changed-text = Alle Paarungen sind wie ausgelost, alle Ergebnisse wie gemeldet.
revoked = { $change } (widerrufen)
reason = Grund: { $reason }
