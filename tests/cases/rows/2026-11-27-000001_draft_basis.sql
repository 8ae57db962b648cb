UPDATE rounds SET basis = '{}' WHERE number = 1;
