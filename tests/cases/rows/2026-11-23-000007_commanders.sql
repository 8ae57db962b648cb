-- A player with two commanders, and a site with card data and a banned list.
UPDATE players SET commander = 'Vael, Keeper of Tides', second_commander = 'Oru the Patient' WHERE id = 'p1';
INSERT INTO cards (name_key, name, colors, basic, copies) VALUES
    ('vael, keeper of tides', 'Vael, Keeper of Tides', 'WU', FALSE, 1),
    ('swarm of moths', 'Swarm of Moths', 'B', FALSE, NULL);
INSERT INTO banned_cards (name_key) VALUES ('time twister');
INSERT INTO card_files (kind, id, dated, loaded_at, names) VALUES
    ('cards', 'f1', '2026-11-20', '2026-11-21 08:00:00', 2),
    ('banned', 'f2', '2026-11-20', '2026-11-21 08:00:00', 1);
