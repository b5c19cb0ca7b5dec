create or replace function ledger.check_new_account() returns trigger language plpgsql as $$
begin
  if (new.owner_kind = 'house') <> (new.owner_id = 0) then
    raise exception 'the house alone has owner 0' using errcode = 'check_violation';
  end if;
  if new.owner_kind = 'member' and new.balance is null then
    raise exception 'a member''s account stores its balance' using errcode = 'check_violation';
  end if;
  if new.balance <> 0 then
    raise exception 'a new account is empty' using errcode = 'check_violation';
  end if;
  return new;
end $$;
