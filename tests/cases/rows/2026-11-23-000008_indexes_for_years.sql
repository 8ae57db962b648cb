-- Indexes make room for nothing new.
SELECT 1;
