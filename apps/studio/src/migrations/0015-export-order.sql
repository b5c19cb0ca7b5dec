-- Exports read settled rounds newest first, of one game or of all.
create index round_export on studio.round (opened_at desc, id desc) where state = 'settled';
create index round_export_of_game on studio.round (game_code, opened_at desc, id desc) where state = 'settled';
create index draw_revealed on studio.draw (game_code, id desc) where server_seed is not null;
