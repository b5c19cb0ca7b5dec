-- Adds up the rollups of the next day that became known before a moment, if that day was over by then: to hours or days of a
-- time zone as they were earned, and to UTC days as they became known. Answers the day, null when none is left.
create or replace function rounds.compact_next(of_width text, until timestamptz, zone text) returns date language plpgsql as $$
declare
  day timestamptz;
  next_day timestamptz;
begin
  select coalesce(done_until, (select min(earned_from) from rounds.rollup)) into day
  from rounds.compaction where width = of_width for update;
  day := date_trunc('day', day, zone);
  next_day := (day at time zone zone + interval '1 day') at time zone zone;
  if next_day is null or next_day > until then return null; end if;
  with taken as (
    delete from rounds.rollup where earned_from >= day and earned_from < next_day and known_from < until returning *
  )
  insert into rounds.rollup (
    member_id, game_type, book, currency, earned_from, known_from, bets, stake_units, payout_units, valid_units)
  select member_id, game_type, book, currency, date_trunc(of_width, earned_from, zone), date_trunc('day', known_from, 'UTC'),
    sum(bets), sum(stake_units), sum(payout_units), sum(valid_units)
  from taken group by 1, 2, 3, 4, 5, 6;
  update rounds.compaction set done_until = next_day where width = of_width;
  return (day at time zone zone)::date;
end $$;
