-- What bonuses got of the payouts of some bets, as bonuses.share_payouts noted it, and the account that it belongs to now: the
-- bonus's own while it is active, the main one once it was converted, the house's after any other end.
create or replace function bonuses.won_by(provider text, bets text[], out units bigint, out account bigint) language sql stable as $$
  select coalesce(sum(f.won_units), 0)::bigint,
    min(case b.state when 'ACTIVE' then b.bonus_account when 'CONVERTED' then b.main_account else b.cost_account end)
  from bonuses.funded_bet f join bonuses.bonus b on b.id = f.bonus_id
  where f.provider_code = provider and f.transaction_id = any (bets)
$$;
