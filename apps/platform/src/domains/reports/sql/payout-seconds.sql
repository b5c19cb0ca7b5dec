-- What a bucket of reports.payout_bucket stands for: no time in it is further away than one in a hundred.
create or replace function reports.payout_seconds(bucket smallint) returns float8 language sql immutable as $$
  select 2 * 1.02::float8 ^ bucket / 2.02
$$;
