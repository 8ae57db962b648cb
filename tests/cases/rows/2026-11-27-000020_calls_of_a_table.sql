-- A call that two players made, passed on to the head judge and then handed to a colleague.
UPDATE calls SET joined = 'p2', first_taken_at = '2026-01-02 03:10:35.000006', escalated_note = 'Which zone?', stays_by = 'a2', handed_by = 'a1' WHERE id = 'c1';
