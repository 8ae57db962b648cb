-- What a draft was made from, as JSON: compared with the tournament as it is now before the draft is published. NULL: a draft
-- of an earlier version, or a playoff round, which follows from the seeds.
ALTER TABLE rounds ADD COLUMN basis TEXT;
