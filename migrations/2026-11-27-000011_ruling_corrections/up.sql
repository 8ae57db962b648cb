-- Who withdrew a ruling, when and why. A ruling withdrawn before has none of them: its log line says it.
ALTER TABLE rulings ADD COLUMN withdrawn_by TEXT;
ALTER TABLE rulings ADD COLUMN withdrawn_at TIMESTAMP;
ALTER TABLE rulings ADD COLUMN withdrawn_reason TEXT;
-- Texts and penalties that were changed later, as JSON, oldest first. NULL: none was.
ALTER TABLE rulings ADD COLUMN earlier_texts TEXT;
