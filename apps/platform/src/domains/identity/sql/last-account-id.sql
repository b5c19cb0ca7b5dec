-- For readers of accounts: the last id that was drawn; accounts with it or a lower one may still come.
create or replace function identity.last_account_id() returns bigint language sql volatile as $$
  -- A sequence that nothing was drawn from tells the first id as its last.
  select case when is_called then last_value else 0 end from identity.account_id_seq
$$;
