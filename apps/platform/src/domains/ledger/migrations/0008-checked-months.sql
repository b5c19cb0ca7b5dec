-- What has been checked for good. A month is closed once: its transfers cannot change, so that later checks begin with what its
-- accounts came to.
create table ledger.checked_month (
  -- First day of the month, UTC.
  month date primary key,
  -- No transfer of the month or of one before it has a higher id.
  through_id bigint not null,
  checked_at timestamptz not null default now()
);
create trigger checked_month_immutable before update or delete on ledger.checked_month
  for each row execute function ledger.refuse_change();
create trigger checked_month_no_truncate before truncate on ledger.checked_month
  for each statement execute function ledger.refuse_change();

-- Credits less debits of each account through the last closed month.
create table ledger.checked_balance (account_id bigint primary key, units numeric not null);
-- Sums of other domains through the last closed month.
create table ledger.checked_sum (name text primary key, units numeric not null);

-- Closes the month that begins at a moment, after it was checked. Answers the id through which all is closed.
create function ledger.close_month(month_start timestamp) returns bigint language plpgsql as $$
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

-- Months that are over for an hour and not closed, the oldest first. An hour is longer than any transaction lasts. Totals of house
-- accounts must have been folded past them, since checks compare the two.
create function ledger.months_to_close() returns setof timestamp language sql stable as $$
  select m from generate_series(
    coalesce(
      (select max(month) + interval '1 month' from ledger.checked_month),
      (select date_trunc('month', min(posted_at) at time zone 'UTC') from ledger.transfer)
    ),
    date_trunc('month', (now() - interval '1 hour') at time zone 'UTC') - interval '1 month',
    interval '1 month'
  ) m
  where not exists (
    select from ledger.transfer t
    where t.posted_at >= m at time zone 'UTC' and t.posted_at < (m + interval '1 month') at time zone 'UTC'
      and t.id > (select through_id from ledger.house_fold)
  )
  order by m
$$;

-- Keys of the transfers that are not closed yet.
create index ledger_key_transfer on ledger.ledger_key using brin (transfer_id) with (autosummarize = on);
