-- Games between members promise no return: the house takes a rake of what they play for.
alter table catalogue.game
  alter column rtp_percent drop not null,
  add column rake_percent text,
  add constraint game_return_check check (num_nonnulls(rtp_percent, rake_percent) > 0);
-- Their vendor stood by until they came.
update catalogue.vendor set enabled = true where code = 'DUO' and game_type = 'PVP';
update catalogue.version set version = version + 1;
