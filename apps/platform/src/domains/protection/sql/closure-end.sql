-- When a closure of a length ends that begins at a moment; null for good. A break of hours is so long whatever clocks do
-- meanwhile; one of a month ends at the same time by the brand's clock, an exclusion at the end of its last day. A day that
-- the month lacks becomes its last one.
create or replace function protection.closure_end(length text, at timestamptz, zone text) returns timestamptz
language sql stable as $$
  select case length
    when 'DAY' then at + interval '24 hours'
    when 'WEEK' then at + interval '168 hours'
    when 'SIX_WEEKS' then at + interval '1008 hours'
    when 'MONTH' then (at at time zone zone + interval '1 month') at time zone zone
    when 'PERMANENT' then null
    else (((at at time zone zone)::date + case length
        when 'HALF_YEAR' then interval '6 months' when 'YEAR' then interval '1 year'
        when 'TWO_YEARS' then interval '2 years' when 'FIVE_YEARS' then interval '5 years' end)::date + 1)::timestamp at time zone zone
  end
$$;
