-- Rounds that ended for a member who staked nothing in them: such an end leaves no bet that could say so.
create table rounds.seat_end (
  provider_code text collate "C" not null,
  round_id text collate "C" not null,
  member_id bigint not null,
  ended_at timestamptz not null,
  primary key (provider_code, round_id, member_id)
);
create index seat_end_ended on rounds.seat_end (ended_at);
