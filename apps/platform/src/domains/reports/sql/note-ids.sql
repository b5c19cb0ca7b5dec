-- Lets a reader go as far as was noted the last time, where all that had begun by then is over, and notes how far the next time may
-- go. Returns the id up to which it may read.
create or replace function reports.note_ids(reader_name text, newest_id bigint) returns bigint language plpgsql as $$
declare
  safe bigint;
begin
  insert into reports.reader (name) values (reader_name) on conflict do nothing;
  -- The time is taken after the id: whoever drew an id up to it began before.
  update reports.reader set safe_id = noted_id, noted_id = greatest(noted_id, newest_id), noted_at = clock_timestamp()
  where name = reader_name and ledger.is_over(noted_at);
  select r.safe_id into safe from reports.reader r where r.name = reader_name;
  return safe;
end $$;
