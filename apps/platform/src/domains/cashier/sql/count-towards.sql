create or replace function cashier.count_towards(place_now int) returns void language plpgsql as $$
begin
  with taking as (
    select t.fact_id, r.id, least(t.valid_units, greatest(0, r.required_units - r.done_units
      - coalesce(sum(t.valid_units) over (partition by r.id order by t.earned_at, t.fact_id rows between unbounded preceding and 1 preceding), 0))) as taken
    from turnover_order o
    join cashier.requirement r on r.id = o.requirement_id and o.place = place_now
    join turnover_rest t on t.member_id = r.member_id and t.currency = r.currency and t.valid_units > 0 and t.earned_at >= r.opened_at
  ),
  counted as (
    update cashier.requirement r set done_units = r.done_units + c.taken,
      closed_at = case when r.done_units + c.taken = r.required_units then now() end
    from (select id, sum(taken) as taken from taking group by id having sum(taken) > 0) c where r.id = c.id
  )
  update turnover_rest t set valid_units = t.valid_units - taking.taken from taking where taking.fact_id = t.fact_id and taking.taken > 0;
end $$;
