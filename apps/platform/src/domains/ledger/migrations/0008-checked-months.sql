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

-- Folds what can be, and notes where the next fold may go. Returns the id up to which totals are folded. Vacuums, and readers that
-- have been open for a minute without writing, such as a dump or the check, hold nothing up.
create or replace function ledger.fold_house_totals() returns bigint language plpgsql as $$
declare
  fold ledger.house_fold;
  newest_id bigint;
begin
  select * into fold from ledger.house_fold for update;
  if exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start <= fold.noted_at
      and (backend_xid is not null or clock_timestamp() - xact_start < interval '1 minute')
  ) then
    return fold.through_id;
  end if;
  insert into ledger.house_total as known (account_id, total)
  select side.account, sum(side.change)
  from ledger.transfer t
  cross join lateral (
    values (t.debit_account, t.debit_after, -t.amount), (t.credit_account, t.credit_after, t.amount)
  ) as side (account, after, change)
  where t.id > fold.through_id and t.id <= fold.noted_id and side.after is null
  group by side.account
  order by side.account
  on conflict (account_id) do update set total = known.total + excluded.total;
  select last_value into newest_id from ledger.transfer_id_seq;
  -- The time is taken after the id: whoever drew an id up to it began before.
  update ledger.house_fold set through_id = noted_id, noted_id = newest_id, noted_at = clock_timestamp();
  return fold.noted_id;
end $$;
