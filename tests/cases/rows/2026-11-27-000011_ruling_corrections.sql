UPDATE rulings SET withdrawn_by = 'a2', withdrawn_at = '2026-01-02 03:21:05.000006', withdrawn_reason = 'A slip', earlier_texts = '[]' WHERE id = 'v1';
