-- About where transfers of a moment begin: ids rise with the time, but for transactions that ran side by side. The answer may lie up to
-- 65,536 ids beside the first one, so that whoever needs it exact compares the time as well.
create or replace function ledger.first_id_at(moment timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 1;
  high bigint := (select case when is_called then last_value + 1 else 1 end from ledger.transfer_id_seq);
  middle bigint;
  posted timestamptz;
begin
  while high - low > 65536 loop
    middle := (low + high) / 2;
    select t.posted_at into posted from ledger.transfer t where t.id >= middle and t.id < middle + 65536 limit 1;
    if posted < moment then low := middle; else high := middle; end if;
  end loop;
  return low;
end $$;
