-- The same the other way, and their bonus got nothing of them.
create or replace function bonuses.reopen_bets(provider text, bets text[]) returns void language sql as $$
  with opened as (
    update bonuses.funded_bet set is_open = true, won_units = 0
    where provider_code = provider and transaction_id = any (bets) and not is_open
    returning bonus_id
  )
  update bonuses.bonus b set open_bets = b.open_bets + c.bets
  from (select bonus_id, count(*)::int as bets from opened group by 1) c where b.id = c.bonus_id
$$;
