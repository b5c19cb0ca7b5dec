-- Rooms of games between members: who keeps them, what is put aside for a hand, and every match with its acts.

alter table studio.visit
  -- Two members who share a tag never meet in a game between members.
  add column peer_tags text[] not null default '{}',
  -- The room of the launch.
  add column room_id text;

-- All rooms of a shard are kept by one process at a time; its fence stands in every write.
create table studio.room_lease (
  code text primary key,
  holder uuid,
  fence bigint not null default 0,
  leased_until timestamptz not null default '-infinity'
);
insert into studio.room_lease (code) values ('0');

create table studio.match (
  id text primary key,
  room text not null,
  game_code text not null,
  definition_hash text not null,
  currency text not null,
  mode text not null check (mode in ('real', 'private')),
  stake_units bigint not null check (stake_units > 0),
  hand integer not null,
  lead integer,
  commitment text not null,
  sealed_seed bytea not null,
  hashes text[],
  seeds text[],
  state text not null default 'sealing' check (state in ('sealing', 'playing', 'ending', 'ended', 'refused', 'void')),
  -- Null until it is over; then anybody may deal it again.
  server_seed bytea,
  void_reason text,
  -- Members who broke the seal.
  broken_by text[] not null default '{}',
  -- JSON, as the rules settle it.
  settlement text,
  begun_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  retry_at timestamptz
);
create index match_live on studio.match (state) where state in ('sealing', 'playing', 'ending');
create index match_broken on studio.match using gin (broken_by) where broken_by <> '{}';
create trigger match_bound before update on studio.match for each row
  when (new.commitment <> old.commitment or new.definition_hash <> old.definition_hash or new.stake_units <> old.stake_units
    or (old.hashes is not null and new.hashes is distinct from old.hashes)
    or (old.seeds is not null and new.seeds is distinct from old.seeds)
    or (old.settlement is not null and new.settlement is distinct from old.settlement)
    or (new.server_seed is not null and encode(sha256(new.server_seed), 'hex') <> new.commitment)
    or (old.state in ('ended', 'void') and new.state <> old.state))
  execute function studio.refuse_change();
create trigger match_kept before delete on studio.match for each row execute function studio.refuse_change();

-- What a member puts aside for a hand, before the wallet is asked; it is paid by the match's end, or given back.
create table studio.seat_hold (
  id text primary key,
  -- The round of the wallet that holds it: the match that the member was ready for.
  round_id text not null,
  visit_id bigint not null references studio.visit,
  amount_units bigint not null check (amount_units > 0),
  state text not null check (state in ('asking', 'held', 'refused', 'releasing', 'released', 'paid')),
  -- True where the answer does not matter any more: what comes of it goes back.
  is_given_up boolean not null default false,
  asked_at timestamptz not null,
  retry_at timestamptz
);
create index seat_hold_due on studio.seat_hold (retry_at) where retry_at is not null;
create index seat_hold_open on studio.seat_hold (state) where state in ('asking', 'held');

create table studio.match_seat (
  match_id text not null references studio.match,
  seat integer not null,
  -- Where the member sits at the table.
  place integer not null,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  hold_id text not null references studio.seat_hold,
  primary key (match_id, seat)
);
create index match_seat_of_user on studio.match_seat (user_id);

-- Accepted acts; with the seeds they replay the match.
create table studio.match_event (
  match_id text not null references studio.match,
  n integer not null,
  body text not null,
  primary key (match_id, n)
);
create trigger match_event_kept before update or delete on studio.match_event
  for each row execute function studio.refuse_change();
