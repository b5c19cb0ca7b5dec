-- Ids that a reader has not taken yet, from above one up to another, some twenty thousand at most. Readers that keep sums together
-- wait for each other.
create or replace function reports.take_ids(reader_name text, out since bigint, out until bigint) language plpgsql as $$
begin
  perform from reports.reader order by name for update;
  select r.through_id, least(r.safe_id, r.through_id + 20000) into since, until from reports.reader r where r.name = reader_name;
  update reports.reader set through_id = until where name = reader_name;
end $$;
