create or replace function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit chain is append-only' using errcode = 'restrict_violation';
end $$;
