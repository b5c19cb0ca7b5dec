-- Months that are over for an hour and not closed, the oldest first. An hour is longer than any transaction lasts. Totals of house
-- accounts must have been folded past them, since checks compare the two.
create or replace function ledger.months_to_close() returns setof timestamp language sql stable as $$
  select m from generate_series(
    coalesce(
      (select max(month) + interval '1 month' from ledger.checked_month),
      (select date_trunc('month', min(posted_at) at time zone 'UTC') from ledger.transfer)
    ),
    date_trunc('month', (now() - interval '1 hour') at time zone 'UTC') - interval '1 month',
    interval '1 month'
  ) m
  where not exists (
    select from ledger.transfer t
    where t.posted_at >= m at time zone 'UTC' and t.posted_at < (m + interval '1 month') at time zone 'UTC'
      and t.id > (select through_id from ledger.house_fold)
  )
  order by m
$$;
