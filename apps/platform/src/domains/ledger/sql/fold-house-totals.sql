-- Folds what can be, and notes where the next fold may go. Returns the id up to which totals are folded.
create or replace function ledger.fold_house_totals() returns bigint language plpgsql as $$
declare
  fold ledger.house_fold;
  newest_id bigint;
begin
  select * into fold from ledger.house_fold for update;
  if not ledger.is_over(fold.noted_at) then
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
  -- A sequence that nothing was drawn from tells the first id as its last.
  select case when is_called then last_value else 0 end into newest_id from ledger.transfer_id_seq;
  -- The time is taken after the id: whoever drew an id up to it began before.
  update ledger.house_fold set through_id = noted_id, noted_id = newest_id, noted_at = clock_timestamp();
  return fold.noted_id;
end $$;
