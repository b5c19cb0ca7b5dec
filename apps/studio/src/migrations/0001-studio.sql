-- The studio's own tables. They know nothing of the platform's, and may live in a database of their own.
create schema studio;

create table studio.setting (name text primary key, value text not null);

-- A visit to a game. The ticket opens the page once; the secret is the page's bearer afterwards.
create table studio.visit (
  id bigint generated always as identity primary key,
  ticket_hash bytea not null unique,
  ticket_until timestamptz not null,
  secret_hash bytea unique,
  wallet_token text not null,
  user_id text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  mode text not null check (mode in ('real', 'play')),
  back_url text not null,
  created_at timestamptz not null,
  opened_at timestamptz
);
create index visit_user on studio.visit (user_id, game_code, created_at desc);

-- Server seeds: the commitment is public from the start, the seed after it was rotated out.
create table studio.seed_pair (
  id bigint generated always as identity primary key,
  user_id text not null,
  server_seed bytea not null,
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_current on studio.seed_pair (user_id) where revealed_at is null;

create table studio.round (
  id uuid primary key,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  game_code text not null,
  definition_hash text not null,
  variant text not null,
  currency text not null,
  mode text not null,
  bet_units bigint not null,
  coin_units bigint not null,
  seed_pair_id bigint not null references studio.seed_pair,
  client_seed text not null,
  nonce integer not null,
  draws jsonb,
  events jsonb,
  win_units bigint,
  capped boolean,
  state text not null check (state in ('betting', 'decided', 'settled', 'refused', 'rolling-back', 'rolled-back', 'void')),
  -- Number of the last event that the client confirmed, -1 before the first.
  cursor integer not null default -1,
  opened_at timestamptz not null,
  decided_at timestamptz,
  settled_at timestamptz,
  -- When the retrier looks at it again, for rounds whose wallet call has no certain answer yet.
  retry_at timestamptz,
  unique (seed_pair_id, nonce)
);
-- One round at a time for a player in a game: the database is the referee when two tabs press at once.
create unique index round_open on studio.round (user_id, game_code) where state in ('betting', 'decided');
create index round_history on studio.round (user_id, game_code, opened_at desc);
create index round_retry on studio.round (retry_at) where retry_at is not null;
create index round_settled on studio.round (settled_at) where state = 'settled';

create function studio.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was decided stays as it is' using errcode = 'restrict_violation';
end $$;
-- A decided outcome and a published commitment never change.
create trigger round_outcome before update on studio.round for each row
  when (old.events is not null and (new.events is distinct from old.events or new.draws is distinct from old.draws
    or new.win_units is distinct from old.win_units or new.nonce <> old.nonce or new.seed_pair_id <> old.seed_pair_id))
  execute function studio.refuse_change();
create trigger seed_committed before update on studio.seed_pair for each row
  when (new.server_seed <> old.server_seed or new.commitment <> old.commitment or new.client_seed <> old.client_seed
    or new.next_nonce < old.next_nonce or (old.revealed_at is not null))
  execute function studio.refuse_change();
create trigger seed_kept before delete on studio.seed_pair for each row execute function studio.refuse_change();
create trigger round_kept before delete on studio.round for each row execute function studio.refuse_change();
