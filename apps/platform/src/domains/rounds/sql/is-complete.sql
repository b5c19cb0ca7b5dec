-- Says that the rollups hold every fact that was known before cutoff, now being the moment by the platform's clock. A fact may
-- have been stamped up to ten seconds before its transaction began, as by a process that stalled, so nothing that began
-- within ten seconds after cutoff may still run, and those seconds must be over. What has been open for a minute and wrote
-- nothing is a reader.
create or replace function rounds.is_complete(cutoff timestamptz, at timestamptz) returns boolean language sql volatile as $$
  select at - cutoff >= interval '10 seconds' and not exists (
    select from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
      and clock_timestamp() - a.xact_start > at - cutoff - interval '10 seconds'
      and (a.backend_xid is not null or clock_timestamp() - a.xact_start < interval '1 minute')
  ) and not exists (
    select from rounds.fact f
    where f.position >= coalesce((select r.position from rounds.reader r where r.name = 'rollup'), 0) and f.known_at < cutoff
  )
$$;
