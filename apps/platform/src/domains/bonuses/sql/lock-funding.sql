-- What bonus money paid of some bets and got of their payouts, with the state of the bonus, which is locked until the transaction
-- ends. No row for bets without it.
create or replace function bonuses.lock_funding(provider text, bets text[])
returns table (transaction_id text, bonus_units bigint, won_units bigint, state text) language sql as $$
  select f.transaction_id, f.bonus_units, f.won_units, b.state
  from bonuses.funded_bet f join bonuses.bonus b on b.id = f.bonus_id
  where f.provider_code = provider and f.transaction_id = any (bets)
  order by b.id for no key update of b
$$;
