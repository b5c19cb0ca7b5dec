-- Members who closed their account, by each provider that has to end what they play: told until it answers.
create table launch.player_stop (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  provider_code text not null,
  asked_at timestamptz not null,
  retry_at timestamptz not null,
  tries integer not null default 0,
  told_at timestamptz
);
create index player_stop_due on launch.player_stop (retry_at) where told_at is null;
