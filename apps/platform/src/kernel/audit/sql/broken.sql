-- Ids of entries whose hash, link or position does not hold; empty when the chain verifies.
create or replace function audit.broken() returns setof bigint language sql stable as $$
  select id from (
    select e.*, lag(id) over (order by id) as before_id, lag(hash) over (order by id) as before_hash
    from audit.entry e
  ) chain
  where id <> coalesce(before_id, 0) + 1
     or previous_hash <> coalesce(before_hash, '\x'::bytea)
     or hash <> audit.hash_of(id, at, actor, action, subject, detail, previous_hash)
$$;
