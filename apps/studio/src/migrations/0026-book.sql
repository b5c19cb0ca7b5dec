-- The book: fixtures that are simulated block by block from committed chains, and bets on them. A fixture's chain lies with the
-- oracle, whose role alone can read it; the studio's role sees a block when it is opened, after the bets on it are sealed.
create schema oracle;
create table oracle.data_key (
  id integer primary key,
  key_id text not null,
  wrapped bytea not null
);
create table oracle.chain (
  fixture text primary key,
  blocks integer not null,
  commitment text not null,
  -- The last seed; those before it are its hashes.
  sealed_seed bytea not null,
  created_at timestamptz not null
);
create trigger chain_kept before update or delete on oracle.chain for each row execute function studio.refuse_change();

create schema sports;
create table sports.competition (
  code text primary key,
  -- The process that plays its fixtures, and a number that grows with each: what an older one writes changes no row.
  holder uuid,
  fence bigint not null default 0,
  leased_until timestamptz not null default 'epoch',
  -- The last cycle whose round stands in the list.
  scheduled_cycle integer not null default -1
);

-- What was announced of fixtures, each entry with the hash of the one before it in its competition.
create table sports.commitment (
  id bigint generated always as identity primary key,
  competition text not null references sports.competition,
  fixture text not null,
  kind text not null check (kind in ('chain', 'ratings')),
  entry text not null,
  hash text not null,
  created_at timestamptz not null,
  unique (fixture, kind)
);
create index commitment_of_competition on sports.commitment (competition, id desc);
create trigger commitment_kept before update or delete on sports.commitment
  for each row execute function studio.refuse_change();

create table sports.fixture (
  id text primary key,
  competition text not null references sports.competition,
  sport text not null check (sport in ('FOOT', 'BASK', 'TENN', 'BADM', 'LANE', 'TACT', 'DUEL')),
  version integer not null,
  season integer not null,
  round integer not null,
  match integer not null,
  -- Places in the list of the competition; null in a cup until it is known who meets.
  home integer,
  away integer,
  -- {home, away}: published figures of both sides.
  ratings jsonb,
  ratings_hash text,
  blocks integer not null,
  commitment text not null,
  -- `-`: blocks follow from their seeds alone.
  entropy text not null default '-',
  opens_at timestamptz not null,
  kick_off timestamptz not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'open', 'live', 'finished', 'settled', 'abandoned', 'void')),
  -- The last block that was opened, the state before it and after it.
  block integer not null default 0,
  state_before text,
  state_now text,
  -- What happened in it, for pictures: told at its time.
  incidents jsonb,
  -- When the window after that block begins, and when it ends.
  window_at timestamptz,
  closes_at timestamptz,
  -- The last block whose bets are sealed. The oracle opens none after it.
  sealed_block integer not null default 0,
  -- The tree of accepted bets: its full subtrees, largest first, and how many leaves and units they hold.
  frontier bytea[] not null default '{}',
  leaves integer not null default 0,
  sealed_units bigint not null default 0,
  -- The block up to which claims are settled.
  settled_block integer not null default 0,
  has_bets boolean not null default false,
  watched_at timestamptz not null default 'epoch',
  -- The seed of the last block that is over; those before it are its hashes.
  seed bytea,
  seed_block integer not null default 0,
  suspended_at timestamptz,
  void_asked text check (void_asked in ('OPERATOR')),
  void_reason text check (void_reason in ('LATE', 'SEED', 'STOPPED', 'OPERATOR', 'NOT_PLAYED')),
  -- Score as lists show it, and who won.
  board jsonb,
  winner text check (winner in ('home', 'away', 'draw')),
  finished_at timestamptz,
  settled_at timestamptz
);
create index fixture_coming on sports.fixture (competition, kick_off) where settled_at is null;
create index fixture_kick_off on sports.fixture (kick_off);
create index fixture_of_season on sports.fixture (competition, season, round);
create index fixture_settled_at on sports.fixture (settled_at);
create trigger fixture_committed before update on sports.fixture for each row
  when (new.commitment <> old.commitment or new.version <> old.version or new.blocks <> old.blocks or new.entropy <> old.entropy
    or new.opens_at <> old.opens_at or new.block < old.block or new.sealed_block < old.sealed_block or new.leaves < old.leaves
    or (old.ratings is not null and new.ratings is distinct from old.ratings)
    or (old.state <> 'scheduled' and new.kick_off <> old.kick_off)
    or (old.state in ('settled', 'abandoned', 'void') and new.state <> old.state))
  execute function studio.refuse_change();
create trigger fixture_kept before delete on sports.fixture for each row
  when (old.has_bets) execute function studio.refuse_change();

-- Root of the tree of accepted bets before a block was opened, where it had changed.
create table sports.seal (
  fixture text not null references sports.fixture,
  block integer not null,
  root text not null,
  leaves integer not null,
  stake_units bigint not null,
  sealed_at timestamptz not null,
  primary key (fixture, block)
);
create trigger seal_kept before update or delete on sports.seal for each row execute function studio.refuse_change();

-- What a player sends at once.
create table sports.slip (
  id uuid primary key,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  input_hash text not null,
  created_at timestamptz not null
);
create trigger slip_kept before update or delete on sports.slip for each row execute function studio.refuse_change();

-- A bet and a round of the wallet.
create table sports.bet (
  id uuid primary key,
  slip_id uuid not null references sports.slip,
  position integer not null,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  -- Its round of the wallet: its own, or that of the bet that it is a part of.
  round_id uuid not null,
  -- The currency and mode whose money it is.
  book text not null,
  kind text not null check (kind in ('single', 'parlay', 'system')),
  system text,
  lines integer not null,
  line_stake_units bigint not null check (line_stake_units > 0),
  stake_units bigint not null check (stake_units > 0),
  -- The fixture of a single, by which singles are settled together.
  fixture text references sports.fixture,
  policy text not null check (policy in ('none', 'better', 'any')),
  most_payout_units bigint not null,
  -- What mathematics expects back, and how far that spreads (sportsbook 6).
  expect_units bigint not null,
  -- The bet whose part this is, one cashed out and the other the rest.
  part_of uuid references sports.bet,
  salt text not null,
  state text not null default 'betting' check (state in ('betting', 'accepted', 'refused', 'rolling-back', 'rolled-back',
    'decided', 'voiding', 'cashing', 'splitting', 'settled', 'voided', 'cashed-out', 'split')),
  outcome text check (outcome in ('won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'cashed_out')),
  payout_units bigint,
  valid_units bigint,
  void_reason text,
  created_at timestamptz not null,
  accepted_at timestamptz,
  settled_at timestamptz,
  retry_at timestamptz,
  tries integer not null default 0,
  refusals integer not null default 0,
  refusal text,
  dead_at timestamptz
);
create index bet_of_user on sports.bet (user_id, created_at desc);
create index bet_of_slip on sports.bet (slip_id);
create index bet_open_singles on sports.bet (fixture, id) where kind = 'single' and state = 'accepted';
-- Decided, and not yet handed over to the wallet.
create index bet_unpaid on sports.bet (fixture) where retry_at is null and state in ('decided', 'voiding');
create index bet_parts on sports.bet (part_of) where part_of is not null;
create index bet_retry on sports.bet (retry_at) where retry_at is not null;
create index bet_dead on sports.bet (dead_at) where dead_at is not null;
create index bet_settled_at on sports.bet (settled_at);
create trigger bet_bought before update on sports.bet for each row
  when (new.user_id <> old.user_id or new.book <> old.book or new.kind <> old.kind or new.lines <> old.lines
    or new.line_stake_units <> old.line_stake_units or new.stake_units <> old.stake_units or new.salt <> old.salt
    or (old.payout_units is not null and new.payout_units is distinct from old.payout_units))
  execute function studio.refuse_change();
create trigger bet_kept before delete on sports.bet for each row execute function studio.refuse_change();

create table sports.leg (
  bet_id uuid not null references sports.bet,
  position integer not null,
  fixture text not null references sports.fixture,
  -- Market, line times four and selection as one text; of a combination all of its selections.
  claim text not null,
  market text not null,
  line4 integer not null,
  selection text not null,
  combined jsonb,
  milli integer not null,
  market_class text not null check (market_class in ('A', 'B', 'C')),
  phase text not null check (phase in ('before', 'live')),
  -- The state in which it was accepted, and what of that its result hangs on.
  block integer not null,
  score jsonb not null,
  basis text not null,
  sheet_hash text not null,
  result text check (result in ('won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'dead_heat')),
  dead_heat_of integer,
  result_block integer,
  primary key (bet_id, position)
);
create index leg_open on sports.leg (fixture, claim, basis) where result is null;
create trigger leg_bought before update on sports.leg for each row
  when (new.fixture <> old.fixture or new.claim <> old.claim or new.milli <> old.milli or new.block <> old.block
    or (old.result is not null and new.result is distinct from old.result))
  execute function studio.refuse_change();
create trigger leg_kept before delete on sports.leg for each row execute function studio.refuse_change();

-- Where each accepted bet stands in the tree of a fixture.
create table sports.leaf (
  fixture text not null references sports.fixture,
  index integer not null,
  bet_id uuid not null references sports.bet,
  block integer not null,
  text text not null,
  hash bytea not null,
  primary key (fixture, index),
  unique (fixture, bet_id)
);
create trigger leaf_kept before update or delete on sports.leaf for each row execute function studio.refuse_change();

-- Bets that wait for the next seal of a fixture.
create table sports.unsealed (
  fixture text not null references sports.fixture,
  bet_id uuid not null references sports.bet,
  primary key (fixture, bet_id)
);

-- What singles on a selection cost if it wins, and what lies on its line; parlays stand together under the line `parlays`.
create table sports.exposure (
  fixture text not null references sports.fixture,
  book text not null,
  line text not null,
  selection text not null,
  stake_units bigint not null,
  payout_units bigint not null,
  primary key (fixture, book, line, selection)
);

-- How claims of a fixture ended, each once.
create table sports.outcome (
  fixture text not null references sports.fixture,
  claim text not null,
  basis text not null,
  result text not null,
  dead_heat_of integer,
  block integer not null,
  primary key (fixture, claim, basis)
);
create trigger outcome_kept before update or delete on sports.outcome for each row execute function studio.refuse_change();

-- How a member likes the book.
create table sports.member (
  user_id text primary key,
  settings jsonb not null
);

-- The oracle's role can read which blocks are sealed, and nobody else its chains. Where roles are not this owner's to make, the
-- deployment makes it (docs/operations.md).
do $$
begin
  if not exists (select from pg_roles where rolname = 'baize_oracle') then
    begin
      create role baize_oracle login;
    exception when insufficient_privilege or duplicate_object or unique_violation then null;
    end;
  end if;
  if exists (select from pg_roles where rolname = 'baize_oracle') then
    grant usage on schema oracle, sports to baize_oracle;
    grant select, insert, update on oracle.data_key to baize_oracle;
    grant select, insert on oracle.chain to baize_oracle;
    grant select (id, sport, version, blocks, ratings, entropy, block, state_now, sealed_block, window_at) on sports.fixture to baize_oracle;
  end if;
end $$;
