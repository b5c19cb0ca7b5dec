-- Members who closed their account at the platform: whoever keeps rooms takes their seats and purses, and no visit from before
-- sits down again.
create table studio.player_stop (
  user_id text primary key,
  stopped_at timestamptz not null
);
create index player_stop_at on studio.player_stop (stopped_at);
