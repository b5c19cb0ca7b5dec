create or replace function rounds.member_sums(member bigint, earned_from timestamptz, earned_until timestamptz)
returns table (game_type text, bets bigint, stake_units bigint, payout_units bigint, valid_units bigint)
language sql stable as $$
  select p.game_type, sum(p.bets)::bigint, sum(p.stake_units)::bigint, sum(p.payout_units)::bigint, sum(p.valid_units)::bigint
  from rounds.played(earned_from, earned_until) p
  where p.member_id = member
  group by p.game_type
$$;
