-- Notes what a bonus paid of the stake of a bet, and that it waits for the bet. The caller holds the lock of the bonus.
create or replace function bonuses.fund_bet(bonus bigint, provider text, transaction text, units bigint) returns void language sql as $$
  insert into bonuses.funded_bet (provider_code, transaction_id, bonus_id, bonus_units) values (provider, transaction, bonus, units);
  update bonuses.bonus b set open_bets = b.open_bets + 1 where b.id = bonus
$$;
