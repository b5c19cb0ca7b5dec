-- A reader takes a backlog in chunks, a transaction each, so that a lost day does not come back as one: about twenty thousand
-- facts, and all of one position together.
create or replace function rounds.take_facts(reader_name text) returns setof rounds.fact language plpgsql as $$
declare
  since bigint;
  until bigint;
begin
  insert into rounds.reader (name) values (reader_name) on conflict do nothing;
  select position into since from rounds.reader where name = reader_name for update;
  -- Read after the wait for the row, so that the position never goes back.
  until := rounds.safe_position();
  until := coalesce((
    select f.position + 1 from rounds.fact f where f.position >= since and f.position < until
    order by f.position offset 19999 limit 1
  ), until);
  update rounds.reader set position = until where name = reader_name;
  return query select * from rounds.fact f where f.position >= since and f.position < until;
end $$;
