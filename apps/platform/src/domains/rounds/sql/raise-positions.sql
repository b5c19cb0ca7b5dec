-- Raises the base above every position that is known, once the database has moved to another server.
create or replace function rounds.raise_positions() returns void language plpgsql as $$
begin
  execute format(
    'create or replace function rounds.position_base() returns bigint language sql immutable parallel safe return %s::bigint',
    1 + greatest(rounds.position_base(), (select max(position) from rounds.fact), (select max(position) from rounds.reader))
  );
end $$;
