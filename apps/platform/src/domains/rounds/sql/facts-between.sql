-- Facts of real play of members earned in [earned_from, earned_until) that became known in [known_from, known_until), with
-- the bets that they belong to; below zero where a bet was taken back.
create or replace function rounds.facts_between(
  of_currency text, earned_from timestamptz, earned_until timestamptz, known_from timestamptz, known_until timestamptz
) returns table (
  fact_id bigint, member_id bigint, bet_id bigint, round_id text, game_code text, vendor_code text, game_type text,
  bets integer, stake_units bigint, payout_units bigint, valid_units bigint, earned_at timestamptz, known_at timestamptz
)
language sql stable as $$
  select f.id, f.member_id, b.id, b.round_id, f.game_code, f.vendor_code, f.game_type,
    f.bets, f.stake_units * f.bets, f.payout_units * f.bets, f.valid_units * f.bets, f.earned_at, f.known_at
  from rounds.fact f
  join rounds.bet b on b.provider_code = f.provider_code and b.transaction_id = f.bet_transaction_id
  where f.book = 'REAL' and f.currency = of_currency and f.known_at >= facts_between.known_from and f.known_at < known_until
    and f.earned_at >= facts_between.earned_from and f.earned_at < earned_until
$$;
