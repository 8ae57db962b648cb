## O que foi alterado à mão

what-it-is = Alterações manuais: pareamentos alterados, resultados corrigidos, passos desfeitos, um plano alterado, desqualificações.
nothing-changed = Nada foi alterado à mão
nothing-changed-text = Todos os pareamentos estão como foram sorteados, todos os resultados como foram informados.
revoked = { $change } (revogada)
reason = Motivo: { $reason }
