create or replace view studio.dead_letter as
  select 'round' as kind, id, id as round_id, user_id, state, bet_units as stake_units, win_units as payout_units, refusal, dead_at
  from studio.round where dead_at is not null
  union all
  select 'slip', id, id, user_id, state, cost_cents * 100, payout_cents * 100, refusal, dead_at
  from studio.slip where dead_at is not null
  union all
  select 'table_slip', id, id, user_id, state, total_units, payout_units, refusal, dead_at
  from studio.table_slip where dead_at is not null
  union all
  select 'book_bet', id, id, user_id, state, stake_units, payout_units, refusal, dead_at
  from sports.bet where dead_at is not null
  union all
  select 'raise', a.id, a.round_id, r.user_id, a.state, a.amount_units, null, a.refusal, a.dead_at
  from studio.raise a join studio.round r on r.id = a.round_id where a.dead_at is not null;
