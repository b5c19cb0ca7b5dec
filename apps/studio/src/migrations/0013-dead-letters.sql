-- A stake that the wallet refuses for certain is tried again ever more rarely, and after so many refusals not any more: it
-- stands as a dead letter until somebody looks, and holds up nobody.
alter table studio.round add column tries integer not null default 0, add column refusals integer not null default 0,
  add column refusal text, add column dead_at timestamptz;
alter table studio.slip add column tries integer not null default 0, add column refusals integer not null default 0,
  add column refusal text, add column dead_at timestamptz;
alter table studio.raise add column tries integer not null default 0, add column refusals integer not null default 0,
  add column refusal text, add column dead_at timestamptz;
alter table studio.chase add column tries integer not null default 0;
create index round_dead on studio.round (dead_at) where dead_at is not null;
create index slip_dead on studio.slip (dead_at) where dead_at is not null;
create index raise_dead on studio.raise (dead_at) where dead_at is not null;

create view studio.dead_letter as
  select 'round' as kind, id, id as round_id, user_id, state, bet_units as stake_units, win_units as payout_units, refusal, dead_at
  from studio.round where dead_at is not null
  union all
  select 'slip', id, id, user_id, state, cost_cents * 100, payout_cents * 100, refusal, dead_at
  from studio.slip where dead_at is not null
  union all
  select 'raise', a.id, a.round_id, r.user_id, a.state, a.amount_units, null, a.refusal, a.dead_at
  from studio.raise a join studio.round r on r.id = a.round_id where a.dead_at is not null;

-- How far the studio's rounds were compared with the platform's, and what differed.
create table studio.reconciliation (
  one boolean primary key default true check (one),
  next_at timestamptz not null,
  checked_until timestamptz not null
);
create table studio.difference (
  round_id text primary key,
  fault text not null check (fault in ('unknown here', 'unknown there', 'open there', 'other sums')),
  here jsonb,
  there jsonb,
  found_at timestamptz not null,
  -- When the studio last sent again what the platform had not.
  sent_again_at timestamptz
);
create index round_settled_at on studio.round (settled_at);
create index slip_settled_at on studio.slip (settled_at);
