-- True of a fixture that has begun and may still be played at a moment. At one that nobody looks at or has bet on, which is played in
-- one step later, this is told by how long matches of its sport usually take.
create or replace function sports.may_be_live(f sports.fixture, at timestamptz) returns boolean language sql immutable as $$
  select f.kick_off <= at and (f.has_bets or f.watched_at > at - interval '30 seconds' or f.kick_off > at - case f.sport
    when 'FOOT' then interval '240 seconds' when 'BASK' then interval '400 seconds' when 'BADM' then interval '440 seconds'
    when 'TENN' then interval '560 seconds' when 'LANE' then interval '600 seconds' else interval '800 seconds' end)
$$;
