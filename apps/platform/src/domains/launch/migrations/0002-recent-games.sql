-- What a member launched, each game once, with the last time. Written when the provider has let the member in.
create table launch.recent_game (
  member_id bigint not null references identity.account,
  game_code text not null,
  launched_at timestamptz not null,
  primary key (member_id, game_code)
);
create index recent_game_order on launch.recent_game (member_id, launched_at desc);
