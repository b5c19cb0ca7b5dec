-- Counts what the table turnover_rest of this transaction holds, which no turnover requirement took, towards the bonus
-- that was active when it was earned: weighted, at most what is left. Reversals take back what their bet counted.
create or replace function bonuses.count_turnover() returns void language plpgsql as $$
begin
  with undone as (
    select c.bonus_id, c.provider_code, c.bet_transaction_id, sum(c.units) as units
    from bonuses.counted c
    where (c.provider_code, c.bet_transaction_id) in (
      select provider_code, bet_transaction_id from turnover_rest where valid_units < 0)
    group by 1, 2, 3 having sum(c.units) > 0
  ),
  noted as (
    insert into bonuses.counted (bonus_id, provider_code, bet_transaction_id, units)
    select bonus_id, provider_code, bet_transaction_id, -units from undone
  )
  update bonuses.bonus b set done_units = b.done_units - u.units
  from (select bonus_id, sum(units) as units from undone group by 1) u where b.id = u.bonus_id and b.state = 'ACTIVE';

  with earned as (
    select b.id as bonus_id, b.required_units - b.done_units as lacking, r.provider_code, r.bet_transaction_id, r.earned_at, r.fact_id,
      r.valid_units * bonuses.weight_of(b.weights, r.game_type) / 1000 as units
    from turnover_rest r
    join bonuses.bonus b on b.member_id = r.member_id and b.currency = r.currency and b.state = 'ACTIVE'
      and r.earned_at >= b.granted_at and r.earned_at < b.expires_at
    where r.valid_units > 0
  ),
  taken as (
    select bonus_id, provider_code, bet_transaction_id, least(units, greatest(0, lacking
      - coalesce(sum(units) over (partition by bonus_id order by earned_at, fact_id rows between unbounded preceding and 1 preceding), 0)))::bigint as units
    from earned
  ),
  noted as (
    insert into bonuses.counted (bonus_id, provider_code, bet_transaction_id, units)
    select bonus_id, provider_code, bet_transaction_id, units from taken where units > 0
  )
  update bonuses.bonus b set done_units = b.done_units + t.units
  from (select bonus_id, sum(units) as units from taken group by 1 having sum(units) > 0) t where b.id = t.bonus_id;
end $$;
