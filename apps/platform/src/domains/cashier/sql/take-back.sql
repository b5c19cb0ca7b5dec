create or replace function cashier.take_back() returns void language plpgsql as $$
begin
  with owed as (
    select member_id, currency, sum(-valid_units) as units from turnover_rest where valid_units < 0 group by 1, 2
  )
  update cashier.requirement r set done_units = r.done_units - c.lowered
  from (
    select r.id, least(r.done_units, greatest(0, owed.units
      - coalesce(sum(r.done_units) over (partition by r.member_id, r.currency order by r.id desc rows between unbounded preceding and 1 preceding), 0))) as lowered
    from cashier.requirement r join owed using (member_id, currency) where r.closed_at is null and r.done_units > 0
  ) c where r.id = c.id and c.lowered > 0;
end $$;
