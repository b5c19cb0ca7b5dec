-- Rollups lie in months by the time at which their play was earned, and those that no settlement asks for by the minute any
-- more become hours, and later days.
alter table rounds.rollup rename to rollup_before;
alter table rounds.rollup_before rename constraint rollup_pkey to rollup_before_pkey;
drop index rounds.rollup_earned, rounds.rollup_known;

create table rounds.rollup (like rounds.rollup_before including defaults) partition by range (earned_from);
create table rounds.rollup_default partition of rounds.rollup default;
alter table rounds.rollup add primary key (member_id, game_type, book, currency, earned_from, known_from);
create index rollup_earned on rounds.rollup using brin (earned_from);
create index rollup_known on rounds.rollup using brin (known_from);
insert into rounds.rollup select * from rounds.rollup_before;
drop table rounds.rollup_before;
select months.make_wanted('rounds.rollup', 3);

-- How far rollups have become wider.
create table rounds.compaction (width text primary key check (width in ('hour', 'day')), done_until timestamptz);
insert into rounds.compaction (width) values ('hour'), ('day');

-- Adds up the rollups of the next day that became known before a moment, if that day was over by then: to hours or days of a
-- time zone as they were earned, and to UTC days as they became known. Answers the day, null when none is left.
create function rounds.compact_next(of_width text, until timestamptz, zone text) returns date language plpgsql as $$
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
