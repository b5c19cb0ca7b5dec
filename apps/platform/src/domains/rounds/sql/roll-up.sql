-- Adds the facts that came since to the rollups.
create or replace function rounds.roll_up() returns void language sql as $$
  insert into rounds.rollup as r
  select member_id, game_type, book, currency,
    date_bin('5 minutes', earned_at, 'epoch'), date_bin('5 minutes', known_at, 'epoch'),
    sum(bets), sum(stake_units * bets), sum(payout_units * bets), sum(valid_units * bets)
  from rounds.take_facts('rollup')
  group by 1, 2, 3, 4, 5, 6
  on conflict (member_id, game_type, book, currency, earned_from, known_from) do update set
    bets = r.bets + excluded.bets, stake_units = r.stake_units + excluded.stake_units,
    payout_units = r.payout_units + excluded.payout_units, valid_units = r.valid_units + excluded.valid_units;
$$;
