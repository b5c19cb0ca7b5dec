-- Rooms of fish: their scenes, what their players put aside, the tickets that are played out of it, and the journal that makes
-- shots durable before anybody is told.

-- One row for all rooms of a shard, some eight times a second while somebody hits. Rows go when nothing open needs them.
create table studio.room_journal (
  shard text not null references studio.room_lease,
  seq bigint not null,
  at timestamptz not null,
  -- JSON: rooms with their entries.
  body text not null,
  primary key (shard, seq)
);
create index room_journal_at on studio.room_journal (at);
create trigger room_journal_bound before update on studio.room_journal for each row execute function studio.refuse_change();

-- Seeds of scenes, each of which commits to the next one. The last seed lies sealed; the others follow from it.
create table studio.fish_chain (
  shard text not null references studio.room_lease,
  number integer not null,
  first_scene integer not null,
  length integer not null,
  -- Hex hash of the first seed.
  terminal text not null,
  sealed_seed bytea not null,
  created_at timestamptz not null,
  primary key (shard, number)
);
create trigger fish_chain_kept before update or delete on studio.fish_chain
  for each row execute function studio.refuse_change();

create table studio.fish_room (
  id text primary key,
  shard text not null references studio.room_lease,
  game_code text not null,
  definition_hash text not null,
  class text not null check (class in ('shallows', 'reef', 'deep')),
  currency text not null,
  mode text not null check (mode in ('real', 'play')),
  -- Room time is counted from here.
  opened_at timestamptz not null
);

create table studio.fish_scene (
  room_id text not null references studio.fish_room,
  number integer not null,
  t0_ms double precision not null,
  -- Room times from which scene time stood still, and scene times at which relief schools entered.
  freezes_ms double precision[] not null default '{}',
  reliefs_ms double precision[] not null default '{}',
  primary key (room_id, number)
);

-- What a player has put aside to fire with. held_units is what the wallet holds for it by its last certain answer.
create table studio.fish_purse (
  id text primary key,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  held_units bigint not null default 0 check (held_units >= 0),
  holds integer not null default 0,
  state text not null default 'open' check (state in ('open', 'releasing', 'released')),
  opened_at timestamptz not null,
  retry_at timestamptz
);
create index fish_purse_live on studio.fish_purse (state) where state <> 'released';

-- Each amount that was put into a purse, noted before the wallet is asked.
create table studio.fish_hold (
  id text primary key,
  purse_id text not null references studio.fish_purse,
  visit_id bigint not null references studio.visit,
  amount_units bigint not null check (amount_units > 0),
  state text not null default 'asking' check (state in ('asking', 'held', 'refused', 'releasing', 'released')),
  asked_at timestamptz not null,
  retry_at timestamptz
);
create index fish_hold_due on studio.fish_hold (retry_at) where retry_at is not null;
create index fish_hold_of_purse on studio.fish_hold (purse_id);

create table studio.fish_ticket (
  -- As the journal names it.
  serial bigint generated always as identity primary key,
  id text not null unique,
  purse_id text not null references studio.fish_purse,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  room_id text not null,
  seat integer not null check (seat between 0 and 3),
  game_code text not null,
  definition_hash text not null,
  class_units bigint not null check (class_units > 0),
  seed_pair_id bigint not null references studio.seed_pair,
  client_seed text not null,
  nonce integer not null,
  state text not null default 'open' check (state in ('open', 'ending', 'ended', 'refused', 'dropped')),
  -- Null until it ended with a decided shot. The record is JSON: shots, weapons and scenes.
  staked_units bigint,
  won_units bigint,
  record text,
  opened_at timestamptz not null,
  ended_at timestamptz,
  concluded_at timestamptz,
  retry_at timestamptz,
  unique (seed_pair_id, nonce)
);
create index fish_ticket_live on studio.fish_ticket (purse_id, serial) where state in ('open', 'ending');
create index fish_ticket_of_pair on studio.fish_ticket (seed_pair_id) where state = 'open';
create index fish_ticket_ended on studio.fish_ticket (serial desc) where state = 'ended';
create index fish_ticket_of_user on studio.fish_ticket (user_id, game_code, serial desc);
create trigger fish_ticket_bound before update on studio.fish_ticket for each row
  when (new.seed_pair_id <> old.seed_pair_id or new.nonce <> old.nonce or new.client_seed <> old.client_seed
    or new.definition_hash <> old.definition_hash
    or (old.record is not null and (new.record is distinct from old.record or new.staked_units is distinct from old.staked_units
      or new.won_units is distinct from old.won_units))
    or (old.state in ('ended', 'dropped') and new.state <> old.state))
  execute function studio.refuse_change();
create trigger fish_ticket_kept before delete on studio.fish_ticket for each row execute function studio.refuse_change();
