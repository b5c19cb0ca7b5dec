-- Those of some accounts that no other transaction holds now; locked until the caller's transaction ends.
create or replace function ledger.free_accounts(ids bigint[]) returns setof bigint language sql as $$
  select id from ledger.account where id = any (ids) for no key update skip locked
$$;

-- For other domains: locks accounts until the end of the transaction, in the order of their ids as every posting does.
create or replace function ledger.lock_accounts(ids bigint[]) returns void language plpgsql as $$
begin
  perform 1 from ledger.account a where a.id = any (ids) and a.balance is not null order by a.id for no key update;
end $$;
