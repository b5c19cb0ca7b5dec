-- Counts the facts that came since towards open requirements: the oldest first, each taking what it lacks, a bet only
-- towards those that were open when it was settled. What is taken back lowers those still open; closed ones stay closed.
-- A bet and its reversal in one run cancel out. What no requirement took is left in the temporary table turnover_rest
-- (valid_units below zero for reversals), for whoever counts towards a bonus in the same transaction.
create or replace function cashier.settle_turnover() returns void language plpgsql as $$
declare
  most int;
begin
  create temporary table if not exists turnover_rest (
    fact_id bigint, provider_code text, bet_transaction_id text, member_id bigint, currency text, game_code text, game_type text,
    earned_at timestamptz, valid_units bigint
  ) on commit drop;
  truncate turnover_rest;
  insert into turnover_rest
  select id, provider_code, bet_transaction_id, member_id, currency, game_code, game_type, earned_at, valid_units * bets
  from rounds.take_facts('turnover') where book = 'REAL' and valid_units > 0;
  delete from turnover_rest r using (
    select provider_code, bet_transaction_id from turnover_rest
    group by 1, 2 having sum(valid_units) = 0
  ) undone where (r.provider_code, r.bet_transaction_id) = (undone.provider_code, undone.bet_transaction_id);

  -- Everybody's n-th open requirement at once, so that the number of runs does not depend on the number of members.
  select coalesce(max(open), 0) into most from (
    select count(*) as open from cashier.requirement
    where closed_at is null and member_id in (select member_id from turnover_rest) group by member_id
  ) counted;
  create temporary table if not exists turnover_order (requirement_id bigint, place bigint) on commit drop;
  truncate turnover_order;
  insert into turnover_order
  select id, row_number() over (partition by member_id order by id) from cashier.requirement
  where closed_at is null and member_id in (select member_id from turnover_rest);
  for place_now in 1..most loop
    perform cashier.count_towards(place_now);
  end loop;
  perform cashier.take_back();
end $$;
