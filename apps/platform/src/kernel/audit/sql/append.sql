-- One writer at a time: the chain has an order.
create or replace function audit.append(at timestamptz, actor text, action text, subject text, detail jsonb)
returns bigint language plpgsql as $$
declare
  last audit.entry;
  next_id bigint;
  previous bytea;
begin
  perform pg_advisory_xact_lock(hashtext('audit.entry'));
  select * into last from audit.entry order by id desc limit 1;
  next_id := coalesce(last.id, 0) + 1;
  previous := coalesce(last.hash, '\x'::bytea);
  insert into audit.entry values (
    next_id, at, actor, action, subject, detail, previous,
    audit.hash_of(next_id, at, actor, action, subject, detail, previous));
  return next_id;
end $$;
