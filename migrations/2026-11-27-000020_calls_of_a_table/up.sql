-- Ids of the other players of the table who called too, separated by spaces, in their order.
ALTER TABLE calls ADD COLUMN joined TEXT NOT NULL DEFAULT '';
-- When the first judge took it: time given for the call counts from then. NULL: nobody has.
ALTER TABLE calls ADD COLUMN first_taken_at TIMESTAMP;
UPDATE calls SET first_taken_at = claimed_at;
-- What is passed on to the head judge, and the judge who stays at the table meanwhile.
ALTER TABLE calls ADD COLUMN escalated_note TEXT;
ALTER TABLE calls ADD COLUMN stays_by TEXT;
-- The judge who handed it to the one who has it, until that one has taken it.
ALTER TABLE calls ADD COLUMN handed_by TEXT;
