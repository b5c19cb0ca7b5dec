-- Real play of members earned in [earned_from, earned_until) as it was known at a moment, in rows to be added up. All three
-- times are multiples of 5 minutes.
create function rounds.played_by(of_currency text, earned_from timestamptz, earned_until timestamptz, known_until timestamptz)
returns table (member_id bigint, bets bigint, stake_units bigint, payout_units bigint, valid_units bigint)
language sql stable as $$
  select r.member_id, r.bets, r.stake_units, r.payout_units, r.valid_units from rounds.rollup r
  where r.book = 'REAL' and r.currency = of_currency and r.known_from < known_until
    and r.earned_from >= played_by.earned_from and r.earned_from < earned_until
$$;

-- Whose real play of before earned_before became known in [known_from, known_until), and when it was earned. The times
-- are multiples of 5 minutes.
create function rounds.came_late(of_currency text, earned_before timestamptz, known_from timestamptz, known_until timestamptz)
returns table (member_id bigint, earned_from timestamptz)
language sql stable as $$
  select distinct r.member_id, r.earned_from from rounds.rollup r
  where r.book = 'REAL' and r.currency = of_currency and r.earned_from < earned_before
    and r.known_from >= came_late.known_from and r.known_from < known_until
$$;
create index rollup_known on rounds.rollup using brin (known_from);

-- Whether the rollups hold every fact that was known before cutoff, now being the moment by the platform's clock: nothing
-- that may still write one has been open for longer than that is ago, and the rollups have taken what is written. What
-- has been open for a minute and wrote nothing is a reader.
create function rounds.is_complete(cutoff timestamptz, at timestamptz) returns boolean language sql volatile as $$
  select not exists (
    select from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
      and clock_timestamp() - a.xact_start > at - cutoff
      and (a.backend_xid is not null or clock_timestamp() - a.xact_start < interval '1 minute')
  ) and not exists (
    select from rounds.fact f
    where f.xact >= coalesce((select r.xact from rounds.reader r where r.name = 'rollup'), '0') and f.known_at < cutoff
  )
$$;

-- The earliest moment from which on there is real play that a settlement has not looked at: earned since earned_from, or
-- known since known_from. Null where there is none. Looks at the rollups.
create function rounds.next_play(earned_since timestamptz, known_since timestamptz, known_lag interval)
returns timestamptz language sql stable as $$
  select least(
    (select min(r.earned_from) from rounds.rollup r where r.book = 'REAL' and r.earned_from >= earned_since),
    (select min(r.known_from) - known_lag from rounds.rollup r where r.book = 'REAL' and r.known_from >= known_since)
  )
$$;
