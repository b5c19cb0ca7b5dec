-- Closes the month that begins at a moment, after it was checked. Answers the id through which all is closed.
create or replace function ledger.close_month(month_start timestamp) returns bigint language plpgsql as $$
declare
  before_id bigint := coalesce((select max(through_id) from ledger.checked_month), 0);
  new_id bigint;
begin
  -- A month without transfers ends where the one before it did.
  select greatest(before_id, max(id)) into new_id from ledger.transfer
  where posted_at >= month_start at time zone 'UTC' and posted_at < (month_start + interval '1 month') at time zone 'UTC';
  insert into ledger.checked_balance as known (account_id, units)
  select side.account, sum(side.change)
  from ledger.transfer t
  cross join lateral (values (t.debit_account, -t.amount), (t.credit_account, t.amount)) as side (account, change)
  where t.id > before_id and t.id <= new_id
  group by side.account
  on conflict (account_id) do update set units = known.units + excluded.units;
  insert into ledger.checked_month (month, through_id) values (month_start::date, new_id);
  return new_id;
end $$;
