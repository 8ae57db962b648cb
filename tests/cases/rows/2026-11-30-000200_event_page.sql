-- A page with a colour, texts and pictures, and the look of a preset.
INSERT INTO tournament_pages VALUES ('t1', '#1f5f8b');
INSERT INTO page_texts VALUES ('w1', 't1', 'schedule', '* 09:00 Doors'), ('w2', 't1', 'map', 'https://maps.example/hall');
INSERT INTO pictures VALUES ('t1', 'cover', '0123456789abcdef0123456789abcdef', 'image/jpeg', 1600, 900, '\xffd8'),
                            ('t1', 'logo', 'fedcba9876543210fedcba9876543210', 'image/png', 384, 128, '\x8950');
INSERT INTO preset_looks VALUES ('e1', '#1f5f8b', 'fedcba9876543210fedcba9876543210', 384, 128, '\x8950'),
                                ('e2', NULL, NULL, NULL, NULL, NULL);
