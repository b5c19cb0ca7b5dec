-- Facts of a settle come together. What is taken back bet by bet takes less than its part off the squares, never more.
create or replace function rounds.add_game_totals() returns void language sql as $$
  insert into rounds.game_total as t
  select game_code, currency, sum(side), sum(side * stake), sum(side * payout), sum(side * stake ^ 2)
  from (
    select game_code, currency, bets as side, sum(stake_units) as stake, sum(payout_units) as payout
    from rounds.take_facts('game-totals') where book = 'REAL'
    group by game_code, currency, provider_code, transaction_id, member_id, bets
  ) round
  group by 1, 2
  on conflict (game_code, currency) do update set
    rounds = t.rounds + excluded.rounds,
    stake_units = t.stake_units + excluded.stake_units,
    payout_units = t.payout_units + excluded.payout_units,
    stake_squares = t.stake_squares + excluded.stake_squares;
$$;
