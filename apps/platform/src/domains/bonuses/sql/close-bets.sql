-- Those of the bets that bonus money helped to pay wait no longer.
create or replace function bonuses.close_bets(provider text, bets text[]) returns void language sql as $$
  with closed as (
    update bonuses.funded_bet set is_open = false where provider_code = provider and transaction_id = any (bets) and is_open
    returning bonus_id
  )
  update bonuses.bonus b set open_bets = b.open_bets - c.bets
  from (select bonus_id, count(*)::int as bets from closed group by 1) c where b.id = c.bonus_id
$$;
