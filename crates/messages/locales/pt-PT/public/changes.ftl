## O que foi alterado à mão

what-it-is = Alterações manuais: emparelhamentos alterados, resultados corrigidos, passos desfeitos, planos alterados, desqualificações.
nothing-changed = Nada foi alterado à mão
nothing-changed-text = Todos os emparelhamentos estão como foram sorteados, todos os resultados como foram comunicados.
revoked = { $change } (sem efeito)
reason = Motivo: { $reason }
