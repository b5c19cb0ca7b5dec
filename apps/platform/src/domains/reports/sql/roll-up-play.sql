-- Adds the next facts of settled play with real money to the sums of their hours and days. Days are those of the zone.
create or replace function reports.roll_up_play(zone text) returns void language sql as $$
  with fact as materialized (
    select * from rounds.take_facts('reports-play') where book = 'REAL'
  ), round as materialized (
    select date_trunc('hour', earned_at, 'UTC') as hour, (earned_at at time zone zone)::date as day,
      game_code, vendor_code, game_type, currency, bets as side, count(*) as facts,
      sum(stake_units) as stake, sum(payout_units) as payout, sum(valid_units) as valid,
      max(known_at) filter (where known_at > earned_at + interval '2 hours') as late_at
    from fact
    group by 1, 2, 3, 4, 5, 6, 7, provider_code, transaction_id, member_id
  ), hours as (
    insert into reports.play_hour as h
    select hour, game_code, vendor_code, game_type, currency, sum(side * facts), sum(side * stake), sum(side * payout),
      sum(side * valid), sum(side * stake ^ 2), sum(side * payout ^ 2), sum(side * stake * payout), max(late_at)
    from round group by 1, 2, 3, 4, 5
    on conflict (hour, currency, game_code, vendor_code, game_type) do update set
      bets = h.bets + excluded.bets, stake_units = h.stake_units + excluded.stake_units,
      payout_units = h.payout_units + excluded.payout_units, valid_units = h.valid_units + excluded.valid_units,
      stake_squares = h.stake_squares + excluded.stake_squares, payout_squares = h.payout_squares + excluded.payout_squares,
      products = h.products + excluded.products, restated_at = greatest(h.restated_at, excluded.restated_at)
  ), days as (
    insert into reports.play_day as d
    select day, game_code, vendor_code, game_type, currency, sum(side * facts), sum(side * stake), sum(side * payout),
      sum(side * valid), sum(side * stake ^ 2), sum(side * payout ^ 2), sum(side * stake * payout), max(late_at)
    from round group by 1, 2, 3, 4, 5
    on conflict (day, currency, game_code, vendor_code, game_type) do update set
      bets = d.bets + excluded.bets, stake_units = d.stake_units + excluded.stake_units,
      payout_units = d.payout_units + excluded.payout_units, valid_units = d.valid_units + excluded.valid_units,
      stake_squares = d.stake_squares + excluded.stake_squares, payout_squares = d.payout_squares + excluded.payout_squares,
      products = d.products + excluded.products, restated_at = greatest(d.restated_at, excluded.restated_at)
  ), uncounted as (
    -- What was counted of these days holds no longer.
    delete from reports.members_counted c using (select distinct day, currency from round) d
    where c.currency = d.currency and c.from_day <= d.day and c.until_day > d.day
  )
  insert into reports.member_day as m
  select (earned_at at time zone zone)::date, member_id, currency, sum(bets), sum(bets * stake_units), sum(bets * payout_units),
    sum(bets * valid_units)
  from fact group by 1, 2, 3
  on conflict (day, currency, member_id) do update set
    bets = m.bets + excluded.bets, stake_units = m.stake_units + excluded.stake_units,
    payout_units = m.payout_units + excluded.payout_units, valid_units = m.valid_units + excluded.valid_units;
$$;
