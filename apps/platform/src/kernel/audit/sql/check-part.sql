-- The first entry of a part of the chain that does not hold, null where all do, and the part's last entry. A part follows an entry that
-- was looked at before; 0 is before the first. The entry through which the chain was verified must still be the one that it was.
create or replace function audit.check_part(after bigint, at_most integer)
returns table (through bigint, hash bytea, is_end boolean, broken bigint) language sql stable as $$
  with part as materialized (
    select * from audit.entry e where e.id > after order by e.id limit at_most
  ), chain as (
    select p.*, lag(p.id, 1, after) over by_id as before_id,
      lag(p.hash, 1, coalesce((select e.hash from audit.entry e where e.id = after), '\x'::bytea)) over by_id as before_hash
    from part p window by_id as (order by p.id)
  ), ending as (
    select coalesce(max(p.id), after) as id, count(*) < at_most as is_end from part p
  )
  select ending.id, (select e.hash from audit.entry e where e.id = ending.id), ending.is_end, least(
    (select min(c.id) from chain c
      where c.id <> c.before_id + 1 or c.previous_hash <> c.before_hash
        or c.hash <> audit.hash_of(c.id, c.at, c.actor, c.action, c.subject, c.detail, c.previous_hash)),
    (select v.through_id from audit.verified v left join audit.entry e on e.id = v.through_id
      where e.hash is distinct from v.hash and v.through_id >= after and (v.through_id <= ending.id or ending.is_end)))
  from ending
$$;
