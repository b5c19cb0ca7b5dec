-- Totals of the accounts that store no balance: what was folded, plus the transfers since. A total is credits less debits.
create table ledger.house_total (
  account_id bigint primary key references ledger.account,
  total bigint not null
);

-- Ids are drawn before commit and so become visible out of order. The fold therefore works in two steps: it notes the
-- newest id and the time, and folds up to that id once no transaction that was open at that time is left.
create table ledger.house_fold (
  only_row boolean primary key default true check (only_row),
  through_id bigint not null,
  noted_id bigint not null,
  noted_at timestamptz not null
);
insert into ledger.house_fold values (true, 0, 0, now());

-- Folds what can be, and notes where the next fold may go. Returns the id up to which totals are folded.
create function ledger.fold_house_totals() returns bigint language plpgsql as $$
declare
  fold ledger.house_fold;
  newest_id bigint;
begin
  select * into fold from ledger.house_fold for update;
  if exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start <= fold.noted_at
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

-- Credits less debits of one account that stores no balance.
create function ledger.house_total_of(p_account bigint) returns bigint language sql stable as $$
  select (
    coalesce((select total from ledger.house_total where account_id = p_account), 0)
    + coalesce((
      select sum(case when t.credit_account = p_account then t.amount else -t.amount end)
      from ledger.transfer t
      where t.id > (select through_id from ledger.house_fold) and p_account in (t.debit_account, t.credit_account)
    ), 0)
  )::bigint
$$;
