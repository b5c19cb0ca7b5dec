-- Takes the facts that came since and adds up their steps, by the tree as it stood when each was earned and the series as they are
-- now.
create or replace function rebates.take_steps(of_currency text) returns void language plpgsql as $$
begin
  -- Apart: a join does not ask for its facts where its other side is empty, and the reader would stay where it is.
  create temporary table taken on commit drop as
  select provider_code, bet_transaction_id, member_id, sum(bets) as bets, max(stake_units) as stake_units,
    max(earned_at) as earned_at
  from rounds.take_facts('commissions')
  where book = 'REAL' and currency = of_currency and (by_series or bets = -1)
  group by 1, 2, 3 having sum(bets) <> 0;

  with chain as (
    select t.*, l.ancestor_id as agent_id, s.max_series,
      max(s.max_series) over (
        partition by t.provider_code, t.bet_transaction_id order by l.depth rows between unbounded preceding and 1 preceding
      ) as series_below
    from taken t
    join agents.team_over_time l on l.descendant_id = t.member_id and t.earned_at >= l.from_at and t.earned_at < l.until_at
    join members.odds_series s on s.member_id = l.ancestor_id
    where t.bets > 0
  ),
  step as (
    select provider_code, bet_transaction_id, agent_id, stake_units * (max_series - series_below) / 2000 as units, earned_at
    from chain where max_series > series_below
    union all
    select t.provider_code, t.bet_transaction_id, s.agent_id, -sum(s.units)::bigint, t.earned_at
    from taken t join rebates.step s on s.provider_code = t.provider_code and s.bet_transaction_id = t.bet_transaction_id
    where t.bets < 0 group by t.provider_code, t.bet_transaction_id, s.agent_id, t.earned_at
  ),
  written as (
    insert into rebates.step (provider_code, bet_transaction_id, agent_id, units, earned_at)
    select provider_code, bet_transaction_id, agent_id, units, earned_at from step where units <> 0
    returning agent_id, units
  )
  insert into rebates.commission as c (agent_id, earned_units)
  select agent_id, sum(units) from written group by 1 order by 1
  on conflict (agent_id) do update set earned_units = c.earned_units + excluded.earned_units;
  drop table taken;
end $$;
