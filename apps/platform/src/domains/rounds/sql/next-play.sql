-- The earliest moment from which on there is real play that a settlement has not looked at: earned since earned_from, or
-- known since known_from. Null where there is none. Looks at the rollups.
create or replace function rounds.next_play(earned_since timestamptz, known_since timestamptz, known_lag interval)
returns timestamptz language sql stable as $$
  select least(
    (select min(r.earned_from) from rounds.rollup r where r.book = 'REAL' and r.earned_from >= earned_since),
    (select min(r.known_from) - known_lag from rounds.rollup r where r.book = 'REAL' and r.known_from >= known_since)
  )
$$;
