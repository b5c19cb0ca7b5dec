-- Adds the next members to the sums of the hour and day in which they registered. Days are those of the zone.
create or replace function reports.roll_up_newcomers(zone text) returns void language plpgsql as $$
declare
  taken record;
begin
  select * into taken from reports.take_ids('reports-newcomers');
  with newcomer as materialized (
    select m.id, m.created_at, (m.created_at at time zone zone)::date as day,
      (f.deposited_at < m.created_at + interval '168 hours')::int as soon
    from identity.desk_member m left join reports.member_first f on f.member_id = m.id
    where m.id > taken.since and m.id <= taken.until
  ), known as (
    insert into reports.member_first (member_id, registered_at, registered_day) select id, created_at, day from newcomer
    on conflict (member_id) do update set registered_at = excluded.registered_at, registered_day = excluded.registered_day
  ), hours as (
    insert into reports.newcomer_hour as h
    select date_trunc('hour', created_at, 'UTC'), count(*), coalesce(sum(soon), 0) from newcomer group by 1
    on conflict (hour) do update set members = h.members + excluded.members, depositors = h.depositors + excluded.depositors
  )
  insert into reports.newcomer_day as d
  select day, count(*), coalesce(sum(soon), 0) from newcomer group by 1
  on conflict (day) do update set members = d.members + excluded.members, depositors = d.depositors + excluded.depositors;
end $$;
