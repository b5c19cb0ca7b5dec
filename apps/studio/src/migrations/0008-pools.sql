-- Draws whose first prize is a share of a pool. Which they are is announced with them and never changes.
alter table studio.draw add has_pool boolean not null default false;
create trigger draw_announced before update on studio.draw for each row
  when (new.has_pool <> old.has_pool) execute function studio.refuse_change();
-- Shares of the pool, beside the payout.
alter table studio.slip add pool_cents bigint not null default 0;
alter table studio.ticket add pool_cents bigint;

-- What moves into and out of pools, one pool strictly after the other: each move knows what the pool held after it.
create table studio.pool_move (
  position bigint generated always as identity primary key,
  id text not null unique,
  draw_id bigint not null references studio.draw,
  game_code text not null,
  currency text not null,
  mode text not null check (mode in ('real', 'play')),
  move text not null check (move in ('in', 'back', 'seed', 'win')),
  slip_id uuid references studio.slip,
  amount_units bigint check (amount_units > 0),
  balance_units bigint,
  retry_at timestamptz not null,
  done_at timestamptz,
  check ((move = 'win') = (slip_id is not null) and (move = 'seed') = (amount_units is null))
);
create index pool_move_due on studio.pool_move (game_code, currency, mode, position) where done_at is null;
create index pool_move_of_draw on studio.pool_move (draw_id);
