-- How well members play duels, so that quick seat finds them somebody alike. Whoever has no row has the first rating.
create table studio.duel_rating (
  user_id text not null,
  game_code text not null,
  rating double precision not null,
  primary key (user_id, game_code)
);
