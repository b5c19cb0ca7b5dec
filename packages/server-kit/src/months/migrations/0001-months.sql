-- Tables that are kept by months: range partitions of UTC months, each named after its table and month, and a default
-- partition <table>_default for what met none. A month is made like the default partition: with its indexes, storage and
-- guards against truncation.
create schema months;

-- Name of the partition of a month, with its schema.
create function months.name_of(parent regclass, month_start timestamp) returns text language sql stable as $$
  select format('%I.%I', n.nspname, c.relname || '_' || to_char(month_start, 'YYYY_MM'))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = parent
$$;

-- Column by which a table is kept by months.
create function months.column_of(parent regclass) returns name language sql stable as $$
  select a.attname from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
  where p.partrelid = parent
$$;

create function months.default_of(parent regclass) returns regclass language sql stable as $$
  select partdefid::regclass from pg_partitioned_table where partrelid = parent
$$;

-- Makes the partition of one month, where missing: apart, and then attached, which needs no lock that stops writers. Rows of
-- the month that lie in the default partition move along, with its guards aside for as long. A wait for a lock longer than
-- half a second gives up, so that nothing queues behind; ask again. Answers how many rows moved, null where the partition
-- was there.
create function months.make(parent regclass, month_start timestamp) returns bigint language plpgsql as $$
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
    execute format('with moved as (delete from %s where %s returning *) insert into %s select * from moved',
      default_name, range, partition_name);
    get diagnostics moved = row_count;
    execute format('alter table %s enable trigger user', default_name);
  end if;
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', parent, partition_name,
    month_start at time zone 'UTC', (month_start + interval '1 month') at time zone 'UTC');
  -- Truncate triggers are not inherited.
  for guard in
    select tgname, tgfoid::regproc as refuses from pg_trigger where tgrelid = default_name and not tgisinternal and tgtype & 32 > 0
  loop
    execute format('create trigger %I before truncate on %s for each statement execute function %s()',
      guard.tgname, partition_name, guard.refuses);
  end loop;
  return moved;
end $$;

-- Months that should have a partition of their own: this one, those ahead, and those of rows in the default partition.
create function months.wanted(parent regclass, months_ahead int) returns setof timestamp language plpgsql stable as $$
begin
  return query execute format(
    'select date_trunc(''month'', now() at time zone ''UTC'') + make_interval(months => ahead) from generate_series(0, %s) ahead
     union
     select date_trunc(''month'', %I at time zone ''UTC'') from %s
     order by 1', months_ahead, months.column_of(parent), months.default_of(parent));
end $$;

-- The same with the rights of the owner, for a role that may not make tables: of a month that is due, which are this one, the
-- coming year's, and those of rows in the default partition.
create function months.make_due(parent regclass, month_start timestamp) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if month_start not in (select months.wanted(parent, 12)) then
    raise exception 'no partition of % is due', month_start using errcode = 'insufficient_privilege';
  end if;
  return months.make(parent, month_start);
end $$;

-- All of them in one transaction, for a table that nobody uses yet. Answers how many it made.
create function months.make_wanted(parent regclass, months_ahead int) returns int language sql as $$
  select count(months.make(parent, m))::int from months.wanted(parent, months_ahead) m
$$;
