-- A new id of a moment by the studio's clock. The distance is one of seconds alone: days would follow the time zone's changes.
create or replace function studio.new_id(at timestamptz) returns uuid language sql volatile as $$
  select uuidv7(make_interval(secs => extract(epoch from at - clock_timestamp())::float8))
$$;
