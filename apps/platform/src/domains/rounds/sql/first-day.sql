-- First day of the period of a kind that a day belongs to.
create or replace function rounds.first_day(period text, day date) returns date language sql immutable
return case period when 'DAY' then day else date_trunc(lower(period), day::timestamp)::date end;
