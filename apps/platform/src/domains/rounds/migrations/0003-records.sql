-- What the betting record and the profit and loss read.
alter type rounds.bet_status add value 'HALF_WON';
alter type rounds.bet_status add value 'HALF_LOST';

-- A bet that was taken back stays on the day on which it was settled; when it was taken back stands beside.
alter table rounds.bet add column voided_at timestamptz;

create or replace view rounds.round as
select provider_code, round_id, min(member_id) as member_id, min(game_code) as game_code, min(currency) as currency,
  sum(stake_units)::bigint as stake_units, sum(payout_units)::bigint as payout_units,
  case when bool_or(status = 'OPEN') then 'open' when bool_and(status = 'VOID') then 'void' else 'settled' end as state,
  min(placed_at) as placed_at, max(greatest(placed_at, settled_at, voided_at)) as changed_at
from rounds.bet group by provider_code, round_id;

-- Sums of real play of one member by game type over facts earned in [earned_from, earned_until), as known now: the
-- rollups, and the facts that came after the last one. Both times are multiples of 5 minutes.
create function rounds.member_sums(member bigint, earned_from timestamptz, earned_until timestamptz)
returns table (game_type text, bets bigint, stake_units bigint, payout_units bigint, valid_units bigint)
language sql stable as $$
  select game_type, sum(bets)::bigint, sum(stake_units)::bigint, sum(payout_units)::bigint, sum(valid_units)::bigint
  from (
    select r.game_type, r.bets, r.stake_units, r.payout_units, r.valid_units from rounds.rollup r
    where r.member_id = member and r.book = 'REAL' and r.earned_from >= member_sums.earned_from and r.earned_from < earned_until
    union all
    select f.game_type, f.bets, f.stake_units * f.bets, f.payout_units * f.bets, f.valid_units * f.bets from rounds.fact f
    where f.xact >= (select xact from rounds.reader where name = 'rollup') and f.member_id = member and f.book = 'REAL'
      and f.earned_at >= member_sums.earned_from and f.earned_at < earned_until
  ) facts
  group by game_type
$$;

-- The leaderboard adds up some days of all members.
create index rollup_earned on rounds.rollup using brin (earned_from);
