-- Whose real play of before earned_before became known in [known_from, known_until), and when it was earned. The times
-- are multiples of 5 minutes.
create or replace function rounds.came_late(of_currency text, earned_before timestamptz, known_from timestamptz, known_until timestamptz)
returns table (member_id bigint, earned_from timestamptz)
language sql stable as $$
  select distinct r.member_id, r.earned_from from rounds.rollup r
  where r.book = 'REAL' and r.currency = of_currency and r.earned_from < earned_before
    and r.known_from >= came_late.known_from and r.known_from < known_until
$$;
