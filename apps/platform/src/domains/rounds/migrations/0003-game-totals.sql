-- What each game took and returned in real money since it opened. Squares and products tell how far the return may lie
-- from the stated one by chance.
create table rounds.game_total (
  game_code text not null,
  currency text not null,
  bets bigint not null,
  stake_units numeric not null,
  payout_units numeric not null,
  stake_squares numeric not null,
  payout_squares numeric not null,
  products numeric not null,
  primary key (game_code, currency)
);

create function rounds.add_game_totals() returns void language sql as $$
  insert into rounds.game_total as t
  select game_code, currency, sum(bets), sum(bets * stake_units), sum(bets * payout_units),
    sum(bets * stake_units::numeric ^ 2), sum(bets * payout_units::numeric ^ 2),
    sum(bets * stake_units::numeric * payout_units)
  from rounds.take_facts('game-totals') where book = 'REAL'
  group by 1, 2
  on conflict (game_code, currency) do update set
    bets = t.bets + excluded.bets,
    stake_units = t.stake_units + excluded.stake_units,
    payout_units = t.payout_units + excluded.payout_units,
    stake_squares = t.stake_squares + excluded.stake_squares,
    payout_squares = t.payout_squares + excluded.payout_squares,
    products = t.products + excluded.products;
$$;
