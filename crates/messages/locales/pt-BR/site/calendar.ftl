your-role = Sua função: { $role }.
no-such-calendar = Nenhum calendário tem este endereço, ou ele foi renovado: o novo está na página da conta.
