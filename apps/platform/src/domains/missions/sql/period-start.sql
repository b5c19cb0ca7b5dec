-- The start of the period that a moment falls into, at midnight of the brand's zone; a week starts on Monday. What is
-- done once has one period for ever.
create or replace function missions.period_start(period text, at timestamptz, zone text) returns timestamptz
language sql stable parallel safe as $$
  select case period when 'ONCE' then timestamptz 'epoch'
    else date_trunc(case period when 'WEEKLY' then 'week' else 'day' end, at, zone) end
$$;
