-- Counts times in buckets that grow by two in a hundred each: the bucket n holds what is above 1.02^(n-1) seconds and at most 1.02^n.
-- A year has some 870, and those of days add up to those of a month.
create or replace function reports.payout_bucket(time_taken interval) returns smallint language sql immutable as $$
  select ceil(ln(greatest(extract(epoch from time_taken), 1)) / ln(1.02))::smallint
$$;
