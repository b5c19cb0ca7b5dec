-- Name of the partition of a month, with its schema.
create or replace function months.name_of(parent regclass, month_start timestamp) returns text language sql stable as $$
  select format('%I.%I', n.nspname, c.relname || '_' || to_char(month_start, 'YYYY_MM'))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = parent
$$;
