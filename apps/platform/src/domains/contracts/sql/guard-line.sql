create or replace function contracts.guard_line() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'state' - 'paid_at') <> (to_jsonb(new) - 'state' - 'paid_at')
    or old.state in ('PAID', 'ZERO', 'NETTED', 'CARRIED') then
    raise exception 'line % is never changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
