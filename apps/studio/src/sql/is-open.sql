create or replace function studio.is_open(state text) returns boolean language sql immutable as $$
  select state in ('betting', 'playing', 'decided')
$$;
