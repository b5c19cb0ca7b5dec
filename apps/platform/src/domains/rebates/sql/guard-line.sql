-- Only the state of a line moves on.
create or replace function rebates.guard_line() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'state' - 'paid_at') <> (to_jsonb(new) - 'state' - 'paid_at') or old.state <> 'DUE' then
    raise exception 'line % is never changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
