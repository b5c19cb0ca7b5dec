-- Real play of members earned in [earned_from, earned_until), as known now, in rows to be added up: the rollups, and the
-- facts that came after the last one. Both times are multiples of 5 minutes. A single statement, so that what a caller
-- joins and asks for reaches the indexes below.
create function rounds.played(earned_from timestamptz, earned_until timestamptz)
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
  where f.xact >= (select xact from rounds.reader where name = 'rollup') and f.book = 'REAL'
    and f.earned_at >= played.earned_from and f.earned_at < earned_until
$$;

create or replace function rounds.member_sums(member bigint, earned_from timestamptz, earned_until timestamptz)
returns table (game_type text, bets bigint, stake_units bigint, payout_units bigint, valid_units bigint)
language sql stable as $$
  select p.game_type, sum(p.bets)::bigint, sum(p.stake_units)::bigint, sum(p.payout_units)::bigint, sum(p.valid_units)::bigint
  from rounds.played(earned_from, earned_until) p
  where p.member_id = member
  group by p.game_type
$$;
