ALTER TABLE rulings DROP COLUMN earlier_texts;
ALTER TABLE rulings DROP COLUMN withdrawn_reason;
ALTER TABLE rulings DROP COLUMN withdrawn_at;
ALTER TABLE rulings DROP COLUMN withdrawn_by;
