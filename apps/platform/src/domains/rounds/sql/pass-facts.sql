create or replace function rounds.pass_facts(reader_name text) returns void language sql as $$
  insert into rounds.reader (name, position) values (reader_name, rounds.safe_position())
  on conflict (name) do update set position = greatest(rounds.reader.position, excluded.position)
$$;
