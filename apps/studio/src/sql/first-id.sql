-- Rounds lie in partitions by month. Their ids begin with the milliseconds of their time, so that the id itself is the key of
-- the partitions: it stays the primary key, foreign keys to it stay, and who looks for an id reads one partition.
-- The smallest id of a millisecond.
create or replace function studio.first_id(at timestamptz) returns uuid language sql immutable strict parallel safe as $$
  select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
