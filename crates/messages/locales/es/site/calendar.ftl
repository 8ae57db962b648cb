your-role = Tu función: { $role }.
no-such-calendar = Ningún calendario tiene esta dirección, o se renovó: la nueva está en la página de la cuenta.
