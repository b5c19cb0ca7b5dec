-- Months without a partition that should have one: that of a moment, those ahead, and those of rounds in the default partition.
-- Before the first month there is one partition for all.
create or replace function studio.missing_months(at timestamptz, months_ahead int) returns setof timestamp language sql stable as $$
  select month from (
    select date_trunc('month', at at time zone 'UTC') + make_interval(months => ahead) from generate_series(0, months_ahead) ahead
    union
    select date_trunc('month', uuid_extract_timestamp(id) at time zone 'UTC') from studio.round_default
    where uuid_extract_version(id) = 7
  ) wanted (month)
  where month >= studio.first_month()
    and to_regclass('studio.round_' || to_char(month, 'YYYY_MM')) is null
  order by month
$$;
