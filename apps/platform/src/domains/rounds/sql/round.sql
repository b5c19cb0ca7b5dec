-- A round of a member, as those of its bets make it that are in force.
create or replace view rounds.round as
select provider_code, round_id, member_id, min(game_code) as game_code, min(currency) as currency,
  coalesce(sum(stake_units) filter (where status <> 'VOID'), 0)::bigint as stake_units,
  coalesce(sum(payout_units) filter (where status <> 'VOID'), 0)::bigint as payout_units,
  case when bool_or(status = 'OPEN') then 'open' when bool_and(status = 'VOID') then 'void' else 'settled' end as state,
  min(placed_at) as placed_at, max(changed_at) as changed_at
from rounds.bet group by provider_code, round_id, member_id;
