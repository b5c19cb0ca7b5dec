-- Takes the next steps of orders: a member's first credited deposit counts for the hour and day in which they registered, where it
-- came within seven days; a paid withdrawal for those in which it was paid, by how long it took. Days are those of the zone.
create or replace function reports.roll_up_orders(zone text) returns void language plpgsql as $$
declare
  taken record;
begin
  select * into taken from reports.take_ids('reports-orders');
  with step as materialized (
    select * from cashier.order_step where id > taken.since and id <= taken.until
  ), first_deposit as materialized (
    select s.member_id, min(s.at) as at, f.registered_at, f.registered_day, f.deposited_at as known_at
    from step s left join reports.member_first f on f.member_id = s.member_id
    where s.order_kind = 'deposit' and s.state = 'CONFIRMED' group by 1, 3, 4, 5
    having f.deposited_at is null or min(s.at) < f.deposited_at
  ), known as (
    insert into reports.member_first (member_id, deposited_at) select member_id, at from first_deposit
    on conflict (member_id) do update set deposited_at = excluded.deposited_at
  ), depositor as (
    -- One who was counted already is not counted again for an earlier deposit.
    select registered_at, registered_day from first_deposit
    where at < registered_at + interval '168 hours'
      and (known_at is null or known_at >= registered_at + interval '168 hours')
  ), hours as (
    update reports.newcomer_hour h set depositors = h.depositors + d.depositors
    from (select date_trunc('hour', registered_at, 'UTC') as hour, count(*) as depositors from depositor group by 1) d
    where h.hour = d.hour
  ), days as (
    update reports.newcomer_day n set depositors = n.depositors + d.depositors
    from (select registered_day as day, count(*) as depositors from depositor group by 1) d
    where n.day = d.day
  ), paid as materialized (
    select at, currency, reports.payout_bucket(at - asked_at) as bucket from step
    where order_kind = 'withdrawal' and state = 'PAID' and not is_reissue
  ), payout_hours as (
    insert into reports.payout_hour as h
    select date_trunc('hour', at, 'UTC'), currency, bucket, count(*) from paid group by 1, 2, 3
    on conflict (hour, currency, bucket) do update set payouts = h.payouts + excluded.payouts
  )
  insert into reports.payout_day as d
  select (at at time zone zone)::date, currency, bucket, count(*) from paid group by 1, 2, 3
  on conflict (day, currency, bucket) do update set payouts = d.payouts + excluded.payouts;
end $$;
