-- Says that whatever had begun by a moment has ended, so that each id that was drawn by then is either seen or never comes. Vacuums,
-- and readers that have been open for a minute without writing, such as a dump or the check, hold nothing up.
create or replace function ledger.is_over(moment timestamptz) returns boolean language sql volatile as $$
  select not exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start <= moment
      and (backend_xid is not null or clock_timestamp() - xact_start < interval '1 minute')
  )
$$;
