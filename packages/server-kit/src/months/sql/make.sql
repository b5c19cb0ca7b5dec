-- Makes the partition of one month, where missing: apart, and then attached, which needs no lock that stops writers. Rows of
-- the month that lie in the default partition move along, with the guards of both aside for as long: they are kept aside and
-- written through the parent, since what is written to a table before it is attached never comes to a logical replica. A wait
-- for a lock longer than half a second gives up, so that nothing queues behind; ask again. Answers how many rows moved, null
-- where the partition was there.
create or replace function months.make(parent regclass, month_start timestamp) returns bigint language plpgsql as $$
declare
  partition_name text := months.name_of(parent, month_start);
  default_name regclass := months.default_of(parent);
  range text := format('%1$I >= %2$L and %1$I < %3$L', months.column_of(parent),
    month_start at time zone 'UTC', (month_start + interval '1 month') at time zone 'UTC');
  options text := (select array_to_string(reloptions, ', ') from pg_class where oid = default_name);
  guard record;
  strays boolean;
  moved bigint := 0;
begin
  perform set_config('lock_timeout', '500ms', true);
  perform pg_advisory_xact_lock(hashtextextended('months.make ' || parent, 0));
  if to_regclass(partition_name) is not null then return null; end if;
  execute format('create table %s (like %s including defaults including constraints including indexes)%s',
    partition_name, default_name, ' with (' || options || ')');
  execute format('select exists (select from %s where %s)', default_name, range) into strays;
  if strays then
    execute format('lock table %s in access exclusive mode', default_name);
    execute format('alter table %s disable trigger user', default_name);
    execute format('create temporary table months_stray on commit drop as select * from %s where %s', default_name, range);
    execute format('delete from %s where %s', default_name, range);
    get diagnostics moved = row_count;
    execute format('alter table %s enable trigger user', default_name);
  end if;
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, partition_name,
    month_start at time zone 'UTC', (month_start + interval '1 month') at time zone 'UTC');
  if strays then
    execute format('alter table %s disable trigger user', partition_name);
    execute format('insert into %s overriding system value select * from pg_temp.months_stray', parent);
    execute format('alter table %s enable trigger user', partition_name);
    drop table pg_temp.months_stray;
  end if;
  -- Truncate triggers are not inherited.
  for guard in
    select tgname, tgfoid::regproc as refuses from pg_trigger where tgrelid = default_name and not tgisinternal and tgtype & 32 > 0
  loop
    execute format('create trigger %I before truncate on %s for each statement execute function %s()',
      guard.tgname, partition_name, guard.refuses);
  end loop;
  return moved;
end $$;
