-- Those of some accounts that no other transaction holds now; locked until the caller's transaction ends.
create or replace function ledger.free_accounts(ids bigint[]) returns setof bigint language sql as $$
  select id from ledger.account where id = any (ids) for no key update skip locked
$$;
