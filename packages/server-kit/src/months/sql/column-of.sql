-- Column by which a table is kept by months.
create or replace function months.column_of(parent regclass) returns name language sql stable as $$
  select a.attname from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
  where p.partrelid = parent
$$;
