-- Tables with timed rounds that many players share. A round is committed to by the seed of the round before it, its book is
-- sealed before its own seed is opened, and whoever deals holds a lease whose number stands in everything that he writes.
create table studio.live_table (
  code text primary key,
  -- The process that deals, and a number that grows with each: what an older one writes changes no row.
  holder uuid,
  fence bigint not null default 0,
  leased_until timestamptz not null default 'epoch',
  -- When somebody last looked: a seat, or a lobby.
  watched_at timestamptz not null default 'epoch',
  -- Rounds in a row that nobody watched or bet on. From two on the table rests.
  idle_rounds integer not null default 0,
  resting boolean not null default true,
  -- Set by operators. A round that takes no bets any more is finished, and then the table rests.
  suspended_at timestamptz
);

create table studio.table_chain (
  id bigint generated always as identity primary key,
  table_code text not null references studio.live_table,
  number integer not null,
  length integer not null,
  -- Commitment of the chain's first round, published before its first bet.
  terminal text not null,
  previous_terminal text not null,
  first_serial bigint not null,
  created_at timestamptz not null,
  unique (table_code, number)
);
-- The last seed and every 64th; the others follow from those.
create table studio.table_chain_seed (
  chain_id bigint not null references studio.table_chain,
  place integer not null,
  sealed_seed bytea not null,
  primary key (chain_id, place)
);
create trigger table_chain_kept before update or delete on studio.table_chain
  for each row execute function studio.refuse_change();
create trigger table_chain_seed_kept before update or delete on studio.table_chain_seed
  for each row execute function studio.refuse_change();

create table studio.table_round (
  id bigint generated always as identity primary key,
  table_code text not null references studio.live_table,
  serial bigint not null,
  definition text not null,
  phase text not null check (phase in ('round', 'shuffle', 'parade', 'match')),
  takes_bets boolean not null,
  chain_id bigint not null references studio.table_chain,
  place integer not null,
  commitment text not null,
  state text not null default 'SCHEDULED'
    check (state in ('SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOIDED')),
  -- What goes from round to round, such as the cards that are left of a shoe, and what is public of a round before its bets.
  state_before text not null,
  plan text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  seals_at timestamptz not null,
  result_at timestamptz not null,
  ends_at timestamptz not null,
  beacon_chain jsonb,
  beacon_round bigint,
  beacon_signature text,
  -- `-` without a beacon; null until the named round came.
  entropy text,
  seed bytea,
  draws text,
  result text,
  state_after text,
  book_root text,
  slips integer,
  stake_units bigint,
  previous_seal_hash text,
  seal_hash text,
  void_reason text check (void_reason in ('LATE', 'SEED', 'BEACON', 'BOOK', 'STATE', 'SUSPENDED')),
  sealed_at timestamptz,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (table_code, serial)
);
create index table_round_due on studio.table_round (table_code)
  where state in ('SCHEDULED', 'OPEN', 'CLOSED', 'SEALED', 'DRAWN');
create index table_round_seals on studio.table_round (table_code, serial) where seal_hash is not null;
create trigger table_round_committed before update on studio.table_round for each row
  when (new.table_code <> old.table_code or new.serial <> old.serial or new.definition <> old.definition
    or new.chain_id <> old.chain_id or new.place <> old.place or new.commitment <> old.commitment
    or new.state_before <> old.state_before or new.plan <> old.plan or new.phase <> old.phase
    or (old.entropy is not null and new.entropy is distinct from old.entropy)
    or (old.book_root is not null and new.book_root is distinct from old.book_root)
    or (old.seal_hash is not null and new.seal_hash is distinct from old.seal_hash)
    or (old.seed is not null and (new.seed is distinct from old.seed or new.draws is distinct from old.draws
      or new.result is distinct from old.result or new.state_after is distinct from old.state_after))
    or (new.seed is not null and encode(sha256(new.seed), 'hex') <> new.commitment)
    or (old.state <> 'SCHEDULED' and (new.closes_at <> old.closes_at or new.seals_at <> old.seals_at))
    or (old.state in ('SETTLED', 'VOIDED') and new.state <> old.state))
  execute function studio.refuse_change();
-- Rounds without bets are forgotten after a while; the last seed of the chain and the results rebuild them.
create trigger table_round_kept before delete on studio.table_round for each row
  when (old.slips is distinct from 0) execute function studio.refuse_change();

-- What a player confirms at once, all or nothing: one bet, and one round, of the wallet.
create table studio.table_slip (
  id uuid primary key,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  table_round_id bigint not null references studio.table_round,
  -- The currency and mode whose money it is; others at the table have books, pools and exposure of their own.
  book text not null,
  input_hash text not null,
  total_units bigint not null,
  -- Of stakes that oppose one another, over all slips of the player in the round, the part that is taken from this one.
  opposed_units bigint not null default 0,
  pushed_units bigint,
  payout_units bigint,
  -- Hides the holder in the book.
  salt text not null,
  leaf_index integer,
  state text not null default 'betting' check (state in
    ('betting', 'accepted', 'refused', 'rolling-back', 'rolled-back', 'cancelling', 'cancelled', 'decided', 'voiding', 'settled', 'voided')),
  created_at timestamptz not null,
  accepted_at timestamptz,
  settled_at timestamptz,
  retry_at timestamptz,
  tries integer not null default 0,
  refusals integer not null default 0,
  refusal text,
  dead_at timestamptz
);
create index table_slip_of_round on studio.table_slip (table_round_id, user_id);
-- What still waits for a result; a table has few of them.
create index table_slip_waiting on studio.table_slip (table_round_id) where state in ('betting', 'accepted');
create index table_slip_of_user on studio.table_slip (user_id, created_at desc);
create index table_slip_retry on studio.table_slip (retry_at) where retry_at is not null;
create index table_slip_dead on studio.table_slip (dead_at) where dead_at is not null;
create index table_slip_settled_at on studio.table_slip (settled_at);

create table studio.table_position (
  slip_id uuid not null references studio.table_slip,
  spot text not null,
  units bigint not null check (units > 0),
  -- The most that the spot returned with its stake when it was accepted, in 1/10 000.
  top_return_x10000 bigint not null,
  -- True where it is decided with the last round of its series, such as the champion of a cup.
  with_series boolean not null default false,
  payout_units bigint,
  -- True where the stake came back as it was.
  is_pushed boolean,
  primary key (slip_id, spot)
);
create trigger table_slip_bought before update on studio.table_slip for each row
  when (new.user_id <> old.user_id or new.table_round_id <> old.table_round_id or new.book <> old.book or new.salt <> old.salt
    or new.input_hash <> old.input_hash or new.total_units <> old.total_units
    or (old.payout_units is not null and new.payout_units is distinct from old.payout_units))
  execute function studio.refuse_change();
create trigger table_slip_kept before delete on studio.table_slip for each row execute function studio.refuse_change();
create trigger table_position_bought before update on studio.table_position for each row
  when (new.spot <> old.spot or new.units <> old.units or new.top_return_x10000 <> old.top_return_x10000
    or (old.payout_units is not null and new.payout_units is distinct from old.payout_units))
  execute function studio.refuse_change();
create trigger table_position_kept before delete on studio.table_position
  for each row execute function studio.refuse_change();

-- What players have on a spot of a round together, with what is still being asked of the wallet.
create table studio.table_exposure (
  round_id bigint not null references studio.table_round,
  book text not null,
  spot text not null,
  units bigint not null check (units >= 0),
  primary key (round_id, book, spot)
);
