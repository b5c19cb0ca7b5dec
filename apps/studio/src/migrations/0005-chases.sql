-- Orders that repeat the same tickets over coming draws. The whole sum is held by the wallet at once; what an issue needs is
-- staked out of the hold when its selling opens, and what is not needed any more is released.
create table studio.chase (
  id uuid primary key,
  visit_id bigint not null references studio.visit,
  user_id text not null,
  game_code text not null,
  input_hash text not null,
  series integer not null,
  -- What is bought for an issue that is played once; its times are multiplied.
  tickets jsonb not null,
  cost_cents bigint not null,
  -- Null plays on whatever is won; a profit stops from stop_cents on.
  stop text check (stop in ('win', 'profit')),
  stop_cents bigint,
  state text not null default 'HOLDING' check (state in
    ('HOLDING', 'REFUSED', 'RETURNING', 'RETURNED', 'ACTIVE', 'DONE', 'STOPPED_WIN', 'CANCELLED', 'BLOCKED')),
  created_at timestamptz not null,
  ended_at timestamptz,
  retry_at timestamptz,
  check ((stop = 'profit') is true = (stop_cents is not null))
);
create index chase_of_user on studio.chase (user_id, game_code, created_at desc);
create index chase_retry on studio.chase (retry_at) where retry_at is not null;
create index chase_active on studio.chase (id) where state = 'ACTIVE';

alter table studio.slip add chase_id uuid references studio.chase;

create table studio.chase_issue (
  chase_id uuid not null references studio.chase,
  position integer not null,
  issue text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  times integer not null,
  cost_cents bigint not null,
  state text not null default 'held' check (state in ('held', 'placing', 'placed', 'won', 'lost', 'returned', 'freed')),
  slip_id uuid references studio.slip,
  payout_cents bigint,
  retry_at timestamptz,
  primary key (chase_id, position)
);
create index chase_issue_due on studio.chase_issue (opens_at) where state = 'held';
create index chase_issue_placing on studio.chase_issue (retry_at) where state = 'placing';
create index chase_issue_open on studio.chase_issue (slip_id) where state = 'placed';

-- Parts of a hold on their way back; retry_at is null once the wallet has answered.
create table studio.chase_release (
  id text primary key,
  chase_id uuid not null references studio.chase,
  amount_cents bigint not null check (amount_cents > 0),
  retry_at timestamptz
);
create index chase_release_due on studio.chase_release (retry_at) where retry_at is not null;

create trigger chase_ordered before update on studio.chase for each row
  when (new.tickets <> old.tickets or new.cost_cents <> old.cost_cents or new.series <> old.series
    or new.stop is distinct from old.stop or new.stop_cents is distinct from old.stop_cents)
  execute function studio.refuse_change();
create trigger chase_kept before delete on studio.chase for each row execute function studio.refuse_change();
create trigger chase_issue_ordered before update on studio.chase_issue for each row
  when (new.issue <> old.issue or new.times <> old.times or new.cost_cents <> old.cost_cents
    or (old.state in ('won', 'lost', 'returned', 'freed') and new.state <> old.state))
  execute function studio.refuse_change();
create trigger chase_issue_kept before delete on studio.chase_issue for each row execute function studio.refuse_change();
