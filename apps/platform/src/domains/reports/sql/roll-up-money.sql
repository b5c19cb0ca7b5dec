-- Adds the next transfers of the real book to the sums of their hours and days. Days are those of the zone.
create or replace function reports.roll_up_money(zone text) returns void language sql as $$
  with transfer as materialized (
    select *, case when credit_member is null then 0 else units end - case when debit_member is null then 0 else units end
      as member_units
    from ledger.take_transfers('reports-money') where book = 'REAL'
  ), hours as (
    insert into reports.money_hour as h
    select date_trunc('hour', posted_at, 'UTC'), code, debit_kind, credit_kind, house_qualifier, currency,
      count(*), sum(units), sum(member_units)
    from transfer group by 1, 2, 3, 4, 5, 6
    on conflict (hour, currency, code, debit_kind, credit_kind, house_qualifier) do update set
      transfers = h.transfers + excluded.transfers, units = h.units + excluded.units,
      member_units = h.member_units + excluded.member_units
  ), held as (
    insert into reports.held_day as e
    select (posted_at at time zone zone)::date, currency, sum(member_units) from transfer group by 1, 2
    on conflict (currency, day) do update set member_units = e.member_units + excluded.member_units
  )
  insert into reports.money_day as d
  select (posted_at at time zone zone)::date, code, debit_kind, credit_kind, house_qualifier, currency,
    count(*), sum(units), sum(member_units)
  from transfer group by 1, 2, 3, 4, 5, 6
  on conflict (day, currency, code, debit_kind, credit_kind, house_qualifier) do update set
    transfers = d.transfers + excluded.transfers, units = d.units + excluded.units,
    member_units = d.member_units + excluded.member_units;
$$;
