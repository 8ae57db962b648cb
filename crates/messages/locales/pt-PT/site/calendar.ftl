your-role = A tua função: { $role }.
no-such-calendar = Nenhum calendário tem este endereço, ou foi renovado: o novo está na página da conta.
