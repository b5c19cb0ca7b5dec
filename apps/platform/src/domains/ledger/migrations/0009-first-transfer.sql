-- A fold of a ledger that was still empty passed the id of its first transfer by, which was then in no total. Where that was so, the
-- two totals are summed anew.
with fold as (
  select through_id from ledger.house_fold for update
),
side as (
  select side.account
  from ledger.transfer t
  cross join lateral (values (t.debit_account, t.debit_after), (t.credit_account, t.credit_after)) as side (account, after)
  where t.id = 1 and side.after is null
),
summed as (
  select side.account, sum(case when t.credit_account = side.account then t.amount else -t.amount end) as total
  from side join ledger.transfer t on side.account in (t.debit_account, t.credit_account), fold
  where t.id <= fold.through_id
  group by side.account
)
insert into ledger.house_total as known (account_id, total)
select account, total from summed
on conflict (account_id) do update set total = excluded.total where known.total <> excluded.total;
