create or replace function rounds.played(earned_from timestamptz, earned_until timestamptz)
returns table (
  member_id bigint, game_type text, earned_at timestamptz,
  bets bigint, stake_units bigint, payout_units bigint, valid_units bigint
)
language sql stable as $$
  select r.member_id, r.game_type, r.earned_from, r.bets, r.stake_units, r.payout_units, r.valid_units
  from rounds.rollup r
  where r.book = 'REAL' and r.earned_from >= played.earned_from and r.earned_from < earned_until
  union all
  select f.member_id, f.game_type, f.earned_at, f.bets, f.stake_units * f.bets, f.payout_units * f.bets, f.valid_units * f.bets
  from rounds.fact f
  where f.position >= (select r.position from rounds.reader r where r.name = 'rollup') and f.book = 'REAL'
    and f.earned_at >= played.earned_from and f.earned_at < earned_until
$$;
