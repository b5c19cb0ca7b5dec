-- Notes for each bet that bonus money helped to pay which part of its payout is the bonus's.
create or replace function bonuses.share_payouts(provider text, bets text[], payouts bigint[]) returns void language sql as $$
  update bonuses.funded_bet f set won_units = bonuses.part_of(u.payout, f.bonus_units, b.stake_units)
  from unnest(bets, payouts) as u (bet, payout), rounds.placed_bet b
  where f.provider_code = provider and f.transaction_id = u.bet and f.is_open
    and b.provider_code = f.provider_code and b.transaction_id = f.transaction_id
$$;
