-- Months that should have a partition of their own: this one, those ahead, and those of rows in the default partition.
create or replace function months.wanted(parent regclass, months_ahead int) returns setof timestamp language plpgsql stable as $$
begin
  return query execute format(
    'select date_trunc(''month'', now() at time zone ''UTC'') + make_interval(months => ahead) from generate_series(0, %s) ahead
     union
     select date_trunc(''month'', %I at time zone ''UTC'') from %s
     order by 1', months_ahead, months.column_of(parent), months.default_of(parent));
end $$;
