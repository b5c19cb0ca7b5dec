create or replace function months.default_of(parent regclass) returns regclass language sql stable as $$
  select partdefid::regclass from pg_partitioned_table where partrelid = parent
$$;
