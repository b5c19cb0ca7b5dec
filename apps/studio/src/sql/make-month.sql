-- Makes the partition of one month of rounds, where missing: apart, and then attached, which needs no lock that stops bets.
-- Rounds of the month that lie in the default partition move along, with what hangs on them taken off for as long and the guards
-- aside. Whoever waits for a lock longer than half a second gives up, so that nothing queues behind; ask again. Answers how many
-- rounds moved, null where the partition was there.
create or replace function studio.make_month(month_start timestamp) returns bigint language plpgsql as $$
declare
  partition_name text := 'round_' || to_char(month_start, 'YYYY_MM');
  id_from uuid := studio.first_id(month_start at time zone 'UTC');
  id_until uuid := studio.first_id((month_start + interval '1 month') at time zone 'UTC');
  moved bigint := 0;
begin
  perform set_config('lock_timeout', '500ms', true);
  perform pg_advisory_xact_lock(hashtextextended('studio.make_month', 0));
  if to_regclass('studio.' || partition_name) is not null then return null; end if;
  execute format('create table studio.%I (like studio.round including defaults including constraints)', partition_name);
  if exists (select from studio.round_default where id >= id_from and id < id_until) then
    lock table studio.round_default in access exclusive mode;
    create temporary table moved_choice as select * from studio.round_choice where round_id >= id_from and round_id < id_until;
    create temporary table moved_raise as select * from studio.raise where round_id >= id_from and round_id < id_until;
    alter table studio.round_choice disable trigger choice_made;
    delete from studio.round_choice where round_id >= id_from and round_id < id_until;
    alter table studio.round_choice enable trigger choice_made;
    alter table studio.raise disable trigger raise_kept;
    delete from studio.raise where round_id >= id_from and round_id < id_until;
    alter table studio.raise enable trigger raise_kept;
    execute format('insert into studio.%I select * from studio.round_default where id >= %L and id < %L',
      partition_name, id_from, id_until);
    alter table studio.round_default disable trigger round_kept;
    delete from studio.round_default where id >= id_from and id < id_until;
    get diagnostics moved = row_count;
    alter table studio.round_default enable trigger round_kept;
  end if;
  execute format('alter table studio.round attach partition studio.%I for values from (%L) to (%L)',
    partition_name, id_from, id_until);
  if moved > 0 then
    insert into studio.round_choice select * from moved_choice;
    insert into studio.raise select * from moved_raise;
    drop table moved_choice, moved_raise;
  end if;
  return moved;
end $$;
