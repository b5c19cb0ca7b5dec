-- Credits less debits of one account that stores no balance.
create or replace function ledger.house_total_of(p_account bigint) returns bigint language sql stable as $$
  select (
    coalesce((select total from ledger.house_total where account_id = p_account), 0)
    + coalesce((
      select sum(case when t.credit_account = p_account then t.amount else -t.amount end)
      from ledger.transfer t
      where t.id > (select through_id from ledger.house_fold) and p_account in (t.debit_account, t.credit_account)
    ), 0)
  )::bigint
$$;
