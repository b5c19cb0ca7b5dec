-- Draws of lotteries, committed to before they sell, and the tickets that were bought for them.
create table studio.draw (
  id bigint generated always as identity primary key,
  game_code text not null,
  issue text not null,
  -- Raised when a draw whose result was never published is drawn again.
  version integer not null default 1,
  state text not null default 'SCHEDULED'
    check (state in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOIDED')),
  commitment text not null,
  -- The seed under the studio's own key; only the draw job opens it.
  sealed_seed bytea not null,
  entropy text not null default '-',
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  book_root text,
  tickets integer,
  sales_cents bigint,
  previous_seal_hash text,
  seal_hash text,
  result text[],
  server_seed bytea,
  sealed_at timestamptz,
  drawn_at timestamptz,
  settled_at timestamptz,
  void_reason text check (void_reason in ('LATE', 'SEED', 'BOOK', 'SUSPENDED')),
  unique (game_code, issue, version)
);
create index draw_due on studio.draw (closes_at) where state in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'DRAWN');
create index draw_history on studio.draw (game_code, draws_at desc) where result is not null;
create index draw_chain on studio.draw (game_code, sealed_at) where seal_hash is not null;

-- What a player buys at once, all or nothing: one bet of the wallet.
create table studio.slip (
  id uuid primary key,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  draw_id bigint not null references studio.draw,
  input_hash text not null,
  series integer not null,
  cost_cents bigint not null,
  payout_cents bigint,
  state text not null default 'betting' check (state in
    ('betting', 'accepted', 'refused', 'rolling-back', 'rolled-back', 'cancelling', 'cancelled', 'decided', 'voiding', 'settled', 'voided')),
  created_at timestamptz not null,
  accepted_at timestamptz,
  settled_at timestamptz,
  retry_at timestamptz
);
create index slip_of_draw on studio.slip (draw_id, state);
create index slip_of_user on studio.slip (user_id, created_at desc);
create index slip_retry on studio.slip (retry_at) where retry_at is not null;

create table studio.ticket (
  id text primary key,
  slip_id uuid not null references studio.slip,
  draw_id bigint not null references studio.draw,
  bet_code text not null,
  content text not null,
  unit_cents integer not null,
  times integer not null,
  lines integer not null,
  cost_cents bigint not null,
  series integer not null,
  -- Shown to the owner alone, who finds the own ticket in the book with it.
  salt text not null,
  -- Place in the sealed book.
  leaf_index integer,
  payout_cents bigint
);
create index ticket_of_slip on studio.ticket (slip_id);
create index ticket_of_draw on studio.ticket (draw_id, leaf_index);
create index ticket_in_order on studio.ticket (draw_id, id collate "C");

-- What was committed to, sealed and drawn never changes.
create trigger draw_committed before update on studio.draw for each row
  when (new.commitment <> old.commitment or new.sealed_seed <> old.sealed_seed or new.game_code <> old.game_code
    or new.issue <> old.issue or new.version <> old.version or new.entropy <> old.entropy
    or (old.book_root is not null and new.book_root is distinct from old.book_root)
    or (old.seal_hash is not null and new.seal_hash is distinct from old.seal_hash)
    or (old.result is not null and new.result is distinct from old.result)
    or (old.state in ('SETTLED', 'VOIDED') and new.state <> old.state))
  execute function studio.refuse_change();
create trigger draw_kept before delete on studio.draw for each row execute function studio.refuse_change();
create trigger ticket_bought before update on studio.ticket for each row
  when (new.bet_code <> old.bet_code or new.content <> old.content or new.cost_cents <> old.cost_cents
    or new.unit_cents <> old.unit_cents or new.times <> old.times or new.series <> old.series or new.salt <> old.salt
    or (old.payout_cents is not null and new.payout_cents is distinct from old.payout_cents))
  execute function studio.refuse_change();
create trigger ticket_kept before delete on studio.ticket for each row execute function studio.refuse_change();
