-- The audit chain: operator and security events, append-only, each row carrying the hash of the one before it.
create schema audit;
create table audit.entry (
  id bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  previous_hash bytea not null,
  hash bytea not null
);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit chain is append-only' using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or delete on audit.entry
  for each row execute function audit.refuse_change();
create trigger refuse_truncate before truncate on audit.entry
  for each statement execute function audit.refuse_change();

create function audit.hash_of(id bigint, at timestamptz, actor text, action text, subject text, detail jsonb, previous bytea)
returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    id, extract(epoch from at)::numeric(20, 6), actor, action, subject, detail, encode(previous, 'hex')
  )::text, 'UTF8'))
$$;

-- One writer at a time: the chain has an order.
create function audit.append(at timestamptz, actor text, action text, subject text, detail jsonb)
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

-- Ids of entries whose hash, link or position does not hold; empty when the chain verifies.
create function audit.broken() returns setof bigint language sql stable as $$
  select id from (
    select e.*, lag(id) over (order by id) as before_id, lag(hash) over (order by id) as before_hash
    from audit.entry e
  ) chain
  where id <> coalesce(before_id, 0) + 1
     or previous_hash <> coalesce(before_hash, '\x'::bytea)
     or hash <> audit.hash_of(id, at, actor, action, subject, detail, previous_hash)
$$;
